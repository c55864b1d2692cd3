# Co wkrótce czeka gracza.

reminder-food-day = { $days ->
    [0] Dzień Żywienia teraz
    [one] Dzień Żywienia za { $days } dzień
   *[other] Dzień Żywienia za { $days } dni
 }: { $workers ->
    [one] { $workers } robotnik zje
    [few] { $workers } robotnicy zjedzą
   *[other] { $workers } robotników zje
 } { $corn ->
    [one] { $corn } kukurydzę
    [few] { $corn } kukurydze
   *[other] { $corn } kukurydz
 }, { $own ->
    [1] masz
   *[other] ma
 } { $have }

progress-start = { $tribes ->
    [0] Wybierz { $tiles } płytki
   *[other] Wybierz 1 plemię i { $tiles } płytki
 }: { $n } z { $of }
