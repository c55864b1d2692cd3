option-depends = Podle ostatních voleb
option-switched-on = zapnuto
option-switched-off = vypnuto
new-error-conflict = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“ { $why }. Možné hodnoty: { $possible }.
new-error-with-seats = při počtu hráčů { $n }
new-error-beside = spolu s volbou „{ $option }: { $value }“
