# Tabs that hold several panels.

tab-temples = Temples & tracks
