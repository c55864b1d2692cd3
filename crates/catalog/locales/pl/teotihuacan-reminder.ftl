# Co wkrótce czeka gracza.

reminder-eclipse = { $near ->
    [1] { $n ->
        [1] Zaćmienie po tej rundzie
       *[other] Zaćmienie po następnej rundzie
     }
   *[other] Zaćmienie najpóźniej za { $n } { $n ->
        [one] rundę
        [few] rundy
       *[other] rund
     }
 }: płace { $wages } kakao, { $own ->
    [1] masz
   *[other] ma
 } { $have }

progress-keep = Płytki startowe: { $n } z { $of }
