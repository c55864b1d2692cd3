# Stránka účtu
account-title = Účet
account-about = Hrát můžete i bez účtu: tento prohlížeč si vás pamatuje. S účtem na vás vaše místa čekají na každém zařízení a s prohlížečem o ně nepřijdete.
account-to-sign-in = Máte účet? Přihlaste se.
account-sign-in = Přihlásit se
account-sign-in-about = Máte-li v tomto prohlížeči místa jako host, zeptáme se, zda je chcete vzít s sebou.
account-new = Nový účet
account-new-about = Místa, která teď máte, vám zůstanou. Zapomenete-li heslo, nové vám může dát jen provozovatel serveru.
account-make = Založit účet
account-name = Jméno
account-password = Heslo
account-present = Dosavadní heslo
account-next = Nové heslo
account-password-about = Alespoň 10 znaků; několik slov se dobře pamatuje.
account-change = Změnit heslo
account-signed-in = Jste přihlášeni. Přihlaste se na jiném zařízení a svá místa najdete i tam.
account-sign-out = Odhlásit se
account-everywhere = Odhlásit se všude
account-everywhere-about = Odhlásí se každý prohlížeč včetně tohoto: třeba když se některé zařízení ztratilo.
account-delete = Zrušit účet
account-delete-about = Vaše jméno zmizí ze všech stolů, hry s boty se smažou a rozehrané hry dohraje počítač. Nelze to vzít zpět.
account-confirm = Pro potvrzení napište jméno a heslo.
account-forget = Zapomenout na mě
account-forget-about = Vaše jméno zmizí ze všech stolů, hry s boty se smažou, rozehrané hry dohraje počítač a tento prohlížeč vás už nepozná. Nelze to vzít zpět.
account-data = Stáhnout moje data
account-data-about = Účet bez hesla, nastavení upozornění, vaše stoly, vaše vlastní tahy a záznamy dohraných her.
account-merge = { $n ->
    [one] Jako host máte v tomto prohlížeči { $n } stůl.
    [few] Jako host máte v tomto prohlížeči { $n } stoly.
   *[other] Jako host máte v tomto prohlížeči { $n } stolů.
 }
account-merge-yes = Vzít s sebou
account-merge-no = Nechat být
account-merge-left = Zůstalo tu: { $n }, tam už sedíte.
account-done-forgotten = Už o vás nic nevíme.
account-wrong = Účet s tímto jménem a tímto heslem neexistuje.
account-wrong-present = Dosavadní heslo nesouhlasí.
account-taken = Toto jméno nebo jméno, které vypadá stejně, už má někdo jiný.
account-short = Heslo má alespoň 10 znaků.
account-long = Heslo má nejvýše 200 znaků.
account-done-made = Účet je založen a jste přihlášeni.
account-done-password = Od této chvíle platí nové heslo. Všechny ostatní prohlížeče byly odhlášeny.
account-done-everywhere = Všechny prohlížeče byly odhlášeny.
account-done-deleted = Váš účet byl smazán.
