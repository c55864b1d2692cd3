# Záložky s několika panely.

tab-actions = Dílek a akce
tab-treasures = Poklady a patra
