# Zakładki z kilkoma panelami.

tab-temples = Świątynie i tory
