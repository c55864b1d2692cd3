# The page of the account
account-title = Account
account-about = You can play without an account: this browser remembers you. With one, your seats wait for you on every device, and are not lost with the browser.
account-to-sign-in = Have an account? Sign in.
account-sign-in = Sign in
account-sign-in-about = If you have seats in this browser as a guest, you are asked whether they come along.
account-new = New account
account-new-about = You keep the seats you have now. If you forget the password, only whoever runs this server can give you a new one.
account-make = Create account
account-name = Name
account-password = Password
account-present = Current password
account-next = New password
account-password-about = At least 10 characters; several words are easy to remember.
account-change = Change password
account-signed-in = You are signed in. Sign in on another device, and your seats are there, too.
account-sign-out = Sign out
account-everywhere = Sign out everywhere
account-everywhere-about = Every browser is signed out, this one too: for instance when a device was lost.
account-delete = Delete account
account-delete-about = Your name leaves every table, games against bots are deleted, and in running games the computer plays on. This cannot be undone.
account-confirm = Type your name and password to confirm.
account-forget = Forget me
account-forget-about = Your name leaves every table, games against bots are deleted, in running games the computer plays on, and this browser knows you no more. This cannot be undone.
account-data = Download my data
account-data-about = Your account without the password, how you are called, your tables, your own decisions, and the records of finished games.
account-merge = { $n ->
    [one] As a guest you have { $n } table in this browser.
   *[other] As a guest you have { $n } tables in this browser.
 }
account-merge-yes = Take them along
account-merge-no = Leave them
account-merge-left = { $n } stayed behind: you sit there already.
account-done-forgotten = You are forgotten.
account-wrong = There is no account with this name and this password.
account-wrong-present = This is not the current password.
account-taken = Somebody else has this name or one that looks like it.
account-short = A password has at least 10 characters.
account-long = A password has at most 200 characters.
account-done-made = Your account is ready, and you are signed in.
account-done-password = The new password holds from now on. All other browsers were signed out.
account-done-everywhere = All browsers were signed out.
account-done-deleted = Your account was deleted.
