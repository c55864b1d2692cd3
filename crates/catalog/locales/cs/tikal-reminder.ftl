# Co hráče brzy čeká.

reminder-scoring = { $turns ->
    [0] Bodovací tah
    [1] Příští tah je bodovací
    [few] Bodovací tah za { $turns } tahy
   *[other] Bodovací tah za { $turns } tahů
 }: zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
reminder-temples = Chrámy při bodování teď: { $n }
