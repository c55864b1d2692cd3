# Zakładki z kilkoma panelami.

tab-actions = Kafel i akcje
tab-treasures = Skarby i poziomy
