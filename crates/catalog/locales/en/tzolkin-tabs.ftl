# Tabs that hold several panels.

tab-temples = Temples & skills
