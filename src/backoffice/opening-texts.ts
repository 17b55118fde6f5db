import { bilingual } from '#kit/bilingual.ts';
import type { OpeningItem } from './opening-rules.ts';

type Named = { readonly title: string; readonly text: string };

const de = {
  many: 'Bereit für den Start?',
  notOpen: 'Die Website ist noch nicht geöffnet',
  closed: 'Leser:innen sehen im Moment eine Seite, die die Öffnung ankündigt. Impressum, Datenschutz und Login gehen schon.',
  opened: 'Die Seite ist geöffnet.',
  left: (count: number) =>
    count === 0 ? 'Alles ist erledigt.' : count === 1 ? 'Ein Punkt ist noch offen.' : `${count} Punkte sind noch offen.`,
  done: (count: number, all: number) => `${count} von ${all} erledigt`,
  open: 'Seite öffnen',
  openTitle: 'Seite jetzt öffnen?',
  openText: 'Danach sehen alle die Seite, und Suchmaschinen dürfen sie aufnehmen. Das lässt sich hier nicht zurücknehmen.',
  openNow: 'Ja, öffnen',
  isOpenNow: 'Die Seite ist jetzt für alle geöffnet.',
  groups: { missing: 'Fehlt noch', person: 'Bitte bestätigen', done: 'Erledigt' },
  why: {
    'page-missing': 'Die Seite ist nicht veröffentlicht.',
    'page-gaps': 'Die Seite ist veröffentlicht, hat aber noch Lücken: „[Hier: …]“ oder Angaben der Demo.',
    'backup-made':
      'Die letzte tägliche Sicherung ist jünger als zwei Tage. Bestätige es, sobald jemand eine probeweise zurückgespielt hat.',
    'backup-none':
      'Die Seite hat in den letzten zwei Tagen keine Sicherung gemacht (Einstellung BACKUP_URL). Bestätige es nur, wenn Ihr sie anders sichert und jemand eine Sicherung probeweise zurückgespielt hat.',
    'approval-open':
      'Mindestens ein Kurs braucht eine Zulassung und hat noch keine ZFU-Nummer. Bis dahin wird er nicht verkauft.',
    'approval-unknown': 'Bei mindestens einem Kurs steht unter „Fernunterricht“ noch nicht, wie viel davon live stattfindet.',
    'test-key': 'Der Schlüssel gehört zum Testbetrieb: Niemand kann wirklich bezahlen.',
  },
  tryIt: 'Ausprobieren',
  tryOf: (title: string) => `Ausprobieren: ${title}`,
  tried: 'Die Meldung ist angekommen.',
  go: 'Dorthin',
  goTo: (title: string) => `Dorthin: ${title}`,
  tick: 'Bestätigen',
  tickOf: (title: string) => `Bestätigen: ${title}`,
  untick: 'Zurücknehmen',
  untickOf: (title: string) => `Bestätigung zurücknehmen: ${title}`,
  ticked: 'Bestätigt.',
  unticked: 'Bestätigung zurückgenommen.',
  by: (name: string | null, at: string) => `Bestätigt von ${name ?? 'einem gelöschten Konto'} am ${at}`,
  items: {
    imprint: { title: 'Impressum', text: 'Wer die Seite betreibt, mit Anschrift, Kammer und Aufsicht (§ 5 DDG).' },
    privacy: { title: 'Datenschutzerklärung', text: 'Sie beschreibt, was die Software tut; ergänzt, was nur Ihr wisst.' },
    privacyChecked: {
      title: 'Datenschutzerklärung geprüft',
      text: 'Jemand hat jeden Satz mit dem verglichen, was Ihr wirklich tut: Dienstleister, Serverstandort, Fristen.',
    },
    terms: { title: 'Nutzungsbedingungen', text: 'Die Regeln für Konten und Käufe.' },
    termsChecked: { title: 'Nutzungsbedingungen geprüft', text: 'Jemand mit Rechtskenntnis hat sie gelesen.' },
    withdrawalChecked: {
      title: 'Widerrufsbelehrung geprüft',
      text: 'Belehrung, Formular und die Bestellseite sind vor dem ersten Verkauf rechtlich geprüft.',
    },
    accessibility: {
      title: 'Erklärung zur Barrierefreiheit',
      text: 'Sie ist veröffentlicht und nennt, wie man Barrieren meldet.',
    },
    contact: { title: 'Kontaktseite', text: 'Leser:innen erfahren, wie sie Euch erreichen.' },
    seller: {
      title: 'Verkäufer',
      text: 'Name, Anschrift und E-Mail stehen unter „Einstellungen“. Rechnungen und Antworten richten sich danach.',
    },
    payment: { title: 'Bezahlung', text: 'Der Zahlungsdienstleister ist eingerichtet, auf dem Server mit „npm run setup“.' },
    webhook: {
      title: 'Meldungen des Zahlungsdienstes',
      text: 'In den letzten 30 Tagen kam eine mit richtiger Unterschrift an. „Ausprobieren“ lässt eine schicken; es fließt kein Geld.',
    },
    approval: {
      title: 'Zulassung der Kurse (FernUSG)',
      text: 'Kurse mit Fragen an die Lehrenden oder Tests brauchen meist eine Zulassung der ZFU (§ 12 FernUSG). Ohne sie sind Verträge nichtig.',
    },
    video: { title: 'Ein erstes Video', text: 'Mindestens ein Video ist veröffentlicht.' },
    shelf: {
      title: 'Ein erstes Thema',
      text: 'Mindestens eine veröffentlichte Playlist hat eine Rubrik (im Formular unter „Darstellung“), damit das Menü irgendwohin führt.',
    },
    emergencyChecked: {
      title: 'Notfallhinweise gelesen',
      text: 'Eine Ärztin oder ein Arzt hat die Hinweise der Suche auf Notfälle durchgesehen. Sie sind schon dabei, unter „Suchwörter“ in der Liste „Warnzeichen“.',
    },
    mail: { title: 'Mailserver', text: 'Ohne ihn bekommt niemand eine Bestätigung. Auf dem Server mit „npm run setup“.' },
    mailArrives: {
      title: 'E-Mails kommen an',
      text: 'Jemand hat eine E-Mail dieser Seite im eigenen Postfach gesehen, nicht im Spam.',
    },
    address: {
      title: 'Adresse mit https',
      text: 'Die Seite hat eine öffentliche Adresse mit https. Auf dem Server mit „npm run setup“.',
    },
    backups: {
      title: 'Sicherungen',
      text: 'Es wird täglich gesichert, und jemand hat eine Sicherung probeweise zurückgespielt.',
    },
    admin: { title: 'Admin mit zweitem Faktor', text: 'Mindestens ein Konto kann alles und meldet sich in zwei Schritten an.' },
    demo: {
      title: 'Die Demo ist beendet',
      text: 'Ihre Konten, Codes und Käufe sind weg. Auf dem Server mit „npm run admin -- end-demo“.',
    },
  } satisfies Readonly<Record<OpeningItem['name'], Named>> as Readonly<Record<string, Named>>,
};

export type OpeningTexts = typeof de;

const en: OpeningTexts = {
  many: 'Ready to open?',
  notOpen: 'The website is not open yet',
  closed: 'At the moment readers see a page that announces the opening. Legal notice, privacy policy and login already work.',
  opened: 'The site is open.',
  left: (count: number) => (count === 0 ? 'Everything is done.' : count === 1 ? 'One item is left.' : `${count} items are left.`),
  done: (count: number, all: number) => `${count} of ${all} done`,
  open: 'Open the site',
  openTitle: 'Open the site now?',
  openText: 'From then on everybody sees the site, and search engines may list it. This cannot be taken back here.',
  openNow: 'Yes, open it',
  isOpenNow: 'The site is now open to everybody.',
  groups: { missing: 'Still missing', person: 'Please confirm', done: 'Done' },
  why: {
    'page-missing': 'The page is not published.',
    'page-gaps': 'It is published but still has gaps: “[Hier: …]”, or details of the demo.',
    'backup-made': 'The last daily backup is less than two days old. Confirm once somebody has restored one as a trial.',
    'backup-none':
      'The site has made no backup in the last two days (setting BACKUP_URL). Confirm only if you back it up in another way and somebody has restored a backup as a trial.',
    'approval-open': 'At least one course needs an approval and has no ZFU number yet. Until then it is not sold.',
    'approval-unknown': 'Of at least one course it is not known yet how much of it is taught live (“Distance learning”).',
    'test-key': 'The key is one of the test mode: nobody can really pay.',
  },
  tryIt: 'Try it',
  tryOf: (title: string) => `Try it: ${title}`,
  tried: 'The event has arrived.',
  go: 'Go there',
  goTo: (title: string) => `Go there: ${title}`,
  tick: 'Confirm',
  tickOf: (title: string) => `Confirm: ${title}`,
  untick: 'Take back',
  untickOf: (title: string) => `Take back the confirmation: ${title}`,
  ticked: 'Confirmed.',
  unticked: 'Confirmation taken back.',
  by: (name: string | null, at: string) => `Confirmed by ${name ?? 'an account that was deleted'} on ${at}`,
  items: {
    imprint: { title: 'Legal notice', text: 'Who runs the site, with address, chamber and supervision (§ 5 DDG).' },
    privacy: { title: 'Privacy policy', text: 'It describes what the software does; add what only you know.' },
    privacyChecked: {
      title: 'Privacy policy checked',
      text: 'Somebody compared each sentence with what you really do: service providers, where servers are, retention.',
    },
    terms: { title: 'Terms of use', text: 'The rules for accounts and purchases.' },
    termsChecked: { title: 'Terms of use checked', text: 'Somebody who knows the law has read them.' },
    withdrawalChecked: {
      title: 'Instruction on withdrawal checked',
      text: 'The instruction, its form and the checkout were checked by a lawyer before the first sale.',
    },
    accessibility: { title: 'Accessibility statement', text: 'It is published and says how to report a barrier.' },
    contact: { title: 'Contact page', text: 'Readers learn how to reach you.' },
    seller: { title: 'Seller', text: 'Name, address and e-mail stand under “Settings”. Invoices and replies use them.' },
    payment: { title: 'Payments', text: 'The payment provider is set up, on the server with “npm run setup”.' },
    webhook: {
      title: 'Events of the payment provider',
      text: 'In the last 30 days one arrived with a valid signature. “Try it” has one sent; no money moves.',
    },
    approval: {
      title: 'Approval of the courses (FernUSG)',
      text: 'Courses in which participants may ask questions, or are tested, mostly need an approval of the ZFU (§ 12 FernUSG). Contracts without one are void.',
    },
    video: { title: 'A first video', text: 'At least one video is published.' },
    shelf: {
      title: 'A first topic',
      text: 'At least one published playlist has a category (in its form under “Appearance”), so that the menu leads somewhere.',
    },
    emergencyChecked: {
      title: 'Emergency notes read',
      text: 'A physician has looked through the notes that the search shows in emergencies. They come with the software, under “Search words” in the list “Red flags”.',
    },
    mail: { title: 'Mail server', text: 'Without it nobody gets a confirmation. On the server with “npm run setup”.' },
    mailArrives: {
      title: 'E-mails arrive',
      text: 'Somebody has seen an e-mail of this site in their own inbox, not in the spam folder.',
    },
    address: {
      title: 'Address with https',
      text: 'The site has a public address with https. On the server with “npm run setup”.',
    },
    backups: { title: 'Backups', text: 'A backup is made every day, and somebody has restored one as a trial.' },
    admin: { title: 'Admin with second factor', text: 'At least one account may do everything and logs in in two steps.' },
    demo: {
      title: 'The demo has ended',
      text: 'Its accounts, codes and purchases are gone. On the server with “npm run admin -- end-demo”.',
    },
  },
};

/** Texts of the opening checklist, in both languages. */
export const openingTexts = bilingual(de, en);
