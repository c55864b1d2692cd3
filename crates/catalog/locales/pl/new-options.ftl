option-depends = Zależnie od innych opcji
option-switched-on = włączone
option-switched-off = wyłączone
new-error-conflict = Opcja „{ $option }” nie może mieć wartości „{ $value }” { $why }. Możliwe wartości: { $possible }.
new-error-with-seats = przy liczbie graczy { $n }
new-error-beside = razem z opcją „{ $option }: { $value }”
