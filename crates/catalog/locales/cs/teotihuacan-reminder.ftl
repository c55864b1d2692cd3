# Co hráče brzy čeká.

reminder-eclipse = { $near ->
    [1] { $n ->
        [1] Zatmění po tomto kole
       *[other] Zatmění po příštím kole
     }
   *[other] Zatmění nejpozději za { $n } { $n ->
        [one] kolo
        [few] kola
       *[other] kol
     }
 }: mzdy { $wages } kakaa, { $own ->
    [1] máte
   *[other] má
 } { $have }

progress-keep = Startovní dílky: { $n } z { $of }
