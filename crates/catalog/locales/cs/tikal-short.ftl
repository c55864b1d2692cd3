# Volby v několika slovech, pro tlačítka.

do-bring-short = Na { $hex }: { $piece }
do-move-short = { $from } → { $to }: { $piece }
do-uncover-short = Patro { $level } na { $hex }
do-camp-short = Tábor na { $hex }
