game-tikal = Tikal
game-tikal-about = Veďte výpravu deštným pralesem: odkrývejte chrámy, vykopávejte poklady a udržte obojí, až vybuchne sopka. Asi 90 minut.
