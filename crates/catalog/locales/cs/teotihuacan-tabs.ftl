# Záložky s několika panely.

tab-temples = Chrámy a stupnice
