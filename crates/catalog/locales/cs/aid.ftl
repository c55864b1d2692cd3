# Tahák k libovolné hře
aid-title = Tahák
aid-of = { $game }: tahák
aid-print = Vytisknout
aid-keys = Klávesa ? tento list otevře i zavře.
