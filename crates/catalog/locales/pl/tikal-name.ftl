game-tikal = Tikal
game-tikal-about = Poprowadź wyprawę przez dżunglę: odkrywaj świątynie, wykopuj skarby i utrzymaj jedno i drugie, gdy wybuchnie wulkan. Około 90 minut.
