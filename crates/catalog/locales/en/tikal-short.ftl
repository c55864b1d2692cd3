# Choices in few words, for their buttons.

do-bring-short = To { $hex }: { $piece }
do-move-short = { $from } → { $to }: { $piece }
do-uncover-short = Level { $level } on { $hex }
do-camp-short = Camp on { $hex }
