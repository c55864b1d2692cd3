# Wybory w kilku słowach, na przyciski.

do-bring-short = Na { $hex }: { $piece }
do-move-short = { $from } → { $to }: { $piece }
do-uncover-short = Poziom { $level } na { $hex }
do-camp-short = Obóz na { $hex }
