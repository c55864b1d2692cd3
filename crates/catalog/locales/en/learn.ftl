# Courses and lessons: the words of the pages themselves.
learn-title = Learn
learn-about = Short lessons on the real board. Do them in order or pick one; nothing is locked.
learn-game = Learn { $game }
learn-course = Course
learn-course-about = { $lessons ->
    [one] One short lesson
   *[other] { $lessons } short lessons
} on the real board, { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} in all.
learn-progress = { $done } of { $all } done{ $minutes ->
    [0] {""}
    [one] , about a minute left
   *[other] , about { $minutes } minutes left
}
learn-minutes = { $n } min
learn-begin = Begin
learn-go-on = Go on
learn-read-rules = Read the rules
learn-forget = Forget my progress
learn-forget-about = Only you can see which lessons you have done.
learn-lesson = Lesson: { $title }
learn-place = Lesson { $n } of { $all }
learn-you = You
learn-step-done = Done.
learn-done = Lesson done.
learn-missed = Allowed, but the task is not done.
learn-no-decision = That is no decision of this game.
learn-your-way = Your way
learn-the-task = The task
learn-no-goods = no goods
learn-show = Show me
learn-again = Try again
learn-skip = Skip
learn-next = Next lesson
learn-to-course = To the course
learn-way = The taught way
learn-now-you = Now you
learn-by-way = This task begins where the taught way leads.
learn-lost = The address holds decisions that do not fit this lesson. It begins anew.
learn-rules = Rules
