/** The texts of one result in one language. */
export type LocalTexts = { readonly title: string; readonly text: string };

/** What people search for that is no film: their account, orders and the team (S12.9). `names` are further words for it. */
export type HelpEntry = { readonly page: HelpPage; readonly de: LocalTexts; readonly en: LocalTexts; readonly names: string };

/** Pages of the site that only need a name. */
export type HelpPage =
  | 'password.forgot'
  | 'login'
  | 'register'
  | 'user.profile'
  | 'user.edit'
  | 'user.sessions'
  | 'user.security'
  | 'home'
  | 'shop'
  | 'shop.withdrawal'
  | 'meta.contact'
  | 'meta.privacy'
  | 'meta.imprint'
  | 'meta.terms'
  | 'meta.faq'
  | 'meta.accessibility'
  | 'meta.principles'
  | 'meta.corrections';

export const helpEntries: readonly HelpEntry[] = [
  {
    page: 'password.forgot',
    de: { title: 'Passwort vergessen', text: 'Setz Dir ein neues Passwort, mit einem Link an Deine E-Mail-Adresse.' },
    en: { title: 'Forgotten password', text: 'Set a new password with a link to your e-mail address.' },
    names:
      'Passwort vergessen, Passwort zurücksetzen, Passwort ändern, Kennwort, neues Passwort, komme nicht rein, ausgesperrt, Login geht nicht, kann mich nicht anmelden, Passwort, Zugang verloren, Anmeldeproblem, forgot password, reset password, password, cannot log in, locked out',
  },
  {
    page: 'login',
    de: { title: 'Anmelden', text: 'Zu Deinem Konto, Deinen Kursen und dem, was Du angefangen hast.' },
    en: { title: 'Log in', text: 'To your account, your courses and what you have started.' },
    names:
      'Login, Anmelden, Anmeldung, einloggen, Einloggen, Log-in, mein Konto, Mitgliederbereich, sign in, log in, my account, Account',
  },
  {
    page: 'register',
    de: { title: 'Konto anlegen', text: 'Kostenlos: merk Dir, wo Du stehst, und kauf Kurse.' },
    en: { title: 'Create an account', text: 'Free of charge: keep your place and buy courses.' },
    names:
      'registrieren, Registrierung, Konto anlegen, Konto erstellen, Mitglied werden, neu anmelden, Account erstellen, register, sign up, create account, become a member',
  },
  {
    page: 'user.profile',
    de: { title: 'Dein Profil', text: 'Daten, Bestellungen, Newsletter, Konto löschen.' },
    en: { title: 'Your profile', text: 'Your details, orders, newsletter, deleting your account.' },
    names:
      'Profil, Newsletter, Newsletter abbestellen, Newsletter bestellen, Newsletter kündigen, abmelden Newsletter, Konto löschen, Account löschen, Mitgliedschaft beenden, Daten löschen, Rechnung, Rechnungen, Quittung, Beleg, Bestellung, Bestellungen, meine Bestellung, Zahlung, Kaufbeleg, Abo, Abo kündigen, kündigen, Kündigung, Abonnement, Mitgliedschaft kündigen, newsletter, unsubscribe, delete account, invoice, receipt, order, orders, cancel subscription, subscription, cancel membership, Datenauskunft, meine Daten',
  },
  {
    page: 'user.edit',
    de: { title: 'Name, Adresse und E-Mail ändern', text: 'Alles, was wir von Dir wissen, kannst Du selbst ändern.' },
    en: { title: 'Change your name, address and e-mail', text: 'You can change all that we know of you.' },
    names:
      'Adresse ändern, E-Mail ändern, Mail ändern, Name ändern, Profilbild, Profilbild ändern, Daten ändern, umgezogen, neue Adresse, neue E-Mail, change address, change email, change name, profile picture',
  },
  {
    page: 'user.sessions',
    de: { title: 'Wo Du angemeldet bist', text: 'Deine Geräte; melde ab, was Du nicht mehr benutzt.' },
    en: { title: 'Where you are logged in', text: 'Your devices; log out of those you no longer use.' },
    names:
      'angemeldete Geräte, Geräte abmelden, überall abmelden, ausloggen, Logout, Konto gehackt, gehackt, fremder Zugriff, log out everywhere, devices, hacked account, logout',
  },
  {
    page: 'user.security',
    de: { title: 'Sicherheit Deines Kontos', text: 'Ein zweiter Faktor neben dem Passwort.' },
    en: { title: 'Security of your account', text: 'A second factor beside the password.' },
    names:
      'zweiter Faktor, Zwei-Faktor, 2FA, Authenticator, Sicherheit Konto, two factor, two-factor authentication, authenticator app',
  },
  {
    page: 'home',
    de: { title: 'Deine Kurse', text: 'Weiter, wo Du aufgehört hast.' },
    en: { title: 'Your courses', text: 'Go on where you stopped.' },
    names:
      'meine Kurse, mein Kurs, gekaufter Kurs, Kurs starten, Kurs finden, mein Coaching, Kurs weitermachen, Zertifikat, Teilnahmebescheinigung, Bescheinigung Krankenkasse, my courses, my course, certificate',
  },
  {
    page: 'shop',
    de: { title: 'Shop', text: 'Kurse, Kurspakete und Gutscheine. Einen Code gibst Du beim Bestellen ein.' },
    en: { title: 'Shop', text: 'Courses, bundles and vouchers. You enter a code when you order.' },
    names:
      'Shop, Kurs kaufen, Kurs bestellen, Kurs buchen, Kurspaket, Kurspreis, Preis Kurs, was kostet ein Kurs, verschenken, Kurs verschenken, Geschenk, Geschenkgutschein, Geschenkkarte, Gutschein, Gutschein kaufen, Gutschein einlösen, Gutscheincode, Code eingeben, Code einlösen, Code ungültig, Gutschein ungültig, Coupon, Rabatt, Rabattcode, Zahlungsart, Zahlungsmethode, mit PayPal zahlen, per Rechnung zahlen, Kreditkarte zahlen, shop, buy course, course price, price of a course, gift, gift card, gift code, voucher, redeem voucher, buy voucher, coupon, redeem code, enter code, discount code, pay with PayPal, payment method',
  },
  {
    page: 'shop.withdrawal',
    de: { title: 'Vertrag widerrufen', text: 'Den Kauf eines Kurses zurücknehmen.' },
    en: { title: 'Withdraw from a contract', text: 'Take back the purchase of a course.' },
    names:
      'widerrufen, Widerruf, Geld zurück, Rückgabe, Rückerstattung, Erstattung, stornieren, Storno, Stornierung, Bestellung stornieren, Kauf rückgängig, falsch gekauft, doppelt bezahlt, refund, money back, withdraw, cancel order, return',
  },
  {
    page: 'meta.contact',
    de: { title: 'Kontakt', text: 'Schreib dem Team.' },
    en: { title: 'Contact', text: 'Write to the team.' },
    names:
      'Kontakt, Kontaktformular, E-Mail Adresse, Telefonnummer, Kundenservice, Kundendienst, Support, Hilfe, Ansprechpartner, Presse, Management, Beschwerde, Fehler melden, Vortrag buchen, contact, support, customer service, help desk, complaint, press, phone number',
  },
  {
    page: 'meta.privacy',
    de: { title: 'Datenschutz', text: 'Was wir von Dir speichern und was nicht.' },
    en: { title: 'Privacy', text: 'What we store of you and what we do not.' },
    names: 'Datenschutz, Datenschutzerklärung, Cookies, DSGVO, Tracking, privacy, privacy policy, cookies, GDPR',
  },
  {
    page: 'meta.principles',
    de: { title: 'Wie wir arbeiten', text: 'Wer prüft, woher wir es wissen und wer bezahlt.' },
    en: { title: 'How we work', text: 'Who reviews, how we know, and who pays.' },
    names:
      'Wie wir arbeiten, wer prüft, medizinisch geprüft, Redaktion, Finanzierung, wer bezahlt, Werbung, Sponsoren, Interessenkonflikte, how we work, reviewed by, funding, sponsors, conflict of interest',
  },
  {
    page: 'meta.corrections',
    de: { title: 'Korrekturen', text: 'Was in Videos falsch war und richtiggestellt ist.' },
    en: { title: 'Corrections', text: 'What was wrong in videos and has been put right.' },
    names: 'Korrekturen, Korrektur, Berichtigung, Richtigstellung, Irrtum, corrections, errata',
  },
  {
    page: 'meta.imprint',
    de: { title: 'Impressum', text: 'Wer diese Seite macht.' },
    en: { title: 'Legal notice', text: 'Who runs this site.' },
    names: 'Impressum, Anbieter, Betreiber, wer steckt dahinter, imprint, legal notice, provider',
  },
  {
    page: 'meta.terms',
    de: { title: 'Nutzungsbedingungen', text: 'Was beim Anschauen und Kaufen gilt.' },
    en: { title: 'Terms of use', text: 'What applies to watching and buying.' },
    names: 'AGB, Nutzungsbedingungen, Vertragsbedingungen, Kaufbedingungen, terms, terms and conditions, terms of use',
  },
  {
    page: 'meta.faq',
    de: { title: 'Häufige Fragen', text: 'Antworten auf das, was wir am öftesten gefragt werden.' },
    en: { title: 'Frequently asked questions', text: 'Answers to what we are asked most.' },
    names:
      'FAQ, häufige Fragen, Fragen und Antworten, Hilfe, wie funktioniert die Seite, Kosten, was kostet, kostenlos, App, App installieren, App herunterladen, Podcast, als Podcast hören, offline schauen, ohne Internet schauen, Video herunterladen, Video speichern, Video lädt nicht, Video startet nicht, Video ruckelt, kein Ton, Ton geht nicht, Mail kommt nicht an, keine Mail bekommen, FAQ, questions, how does it work, price, costs, app, install app, download app, podcast, offline, download video, video does not play, video stutters, no sound, mail does not arrive, no email received',
  },
  {
    page: 'meta.accessibility',
    de: { title: 'Barrierefreiheit', text: 'Wie Du die Seite bedienen kannst, und wem Du Hindernisse meldest.' },
    en: { title: 'Accessibility', text: 'How to use the site, and where to report barriers.' },
    names:
      'Barrierefreiheit, barrierefrei, Untertitel, Gebärdensprache, Audiodeskription, Screenreader, Vorlesen, Untertitel einschalten, Untertitel ausschalten, Dunkelmodus, dunkler Modus, dunkles Design, Nachtmodus, Schrift größer, größere Schrift, Schriftgröße, Text größer, Leichte Sprache, Einfache Sprache, Hindernis melden, Barriere melden, accessibility, dark mode, larger text, font size, easy language, turn on captions, report barrier, captions, subtitles, screen reader',
  },
];

/** The names of an entry, one each. */
export const namesOf = ({ names }: Pick<HelpEntry, 'names'>): string[] => names.split(',').map((name) => name.trim());
