# Tabs that hold several panels.

tab-actions = Tile & actions
tab-treasures = Treasures & levels
