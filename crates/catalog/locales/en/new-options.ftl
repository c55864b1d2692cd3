option-depends = As the other options say
option-switched-on = on
option-switched-off = off
new-error-conflict = “{ $option }” cannot be “{ $value }” { $why }. Possible: { $possible }.
new-error-with-seats =
    { $n ->
        [one] with one player
       *[other] with { $n } players
    }
new-error-beside = together with “{ $option }: { $value }”
