import type { OpeningItem } from './opening-rules.ts';

type Named = { readonly title: string; readonly text: string };

/** What the list before the opening says (S18.8). */
export const de = {
  many: 'Bereit für den Start?',
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
    'page-gaps': 'Sie ist veröffentlicht, hat aber noch Lücken: „[Hier: …]“ oder Angaben der Demo.',
    'test-key': 'Der Schlüssel gehört zum Testbetrieb: Niemand kann wirklich bezahlen.',
  },
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
    video: { title: 'Ein erstes Video', text: 'Mindestens ein Video ist veröffentlicht.' },
    shelf: {
      title: 'Eine Kategorie mit Inhalt',
      text: 'Mindestens eine Playlist steht in einer Kategorie, damit das Menü irgendwohin führt.',
    },
    emergencyChecked: {
      title: 'Notfallhinweise gelesen',
      text: 'Eine Ärztin oder ein Arzt hat die Hinweise der Suche auf Notfälle durchgesehen. Sie sind schon dabei.',
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
