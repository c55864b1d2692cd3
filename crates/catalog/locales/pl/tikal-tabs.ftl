# Zakładki z kilkoma panelami.

tab-actions = Płytka i akcje
tab-treasures = Skarby i poziomy
