import { bilingual } from '#kit/bilingual.ts';
import type { Concerned, LegalBasis } from '#platform/processing.ts';

const de = {
  concerns: {
    visitors: 'Besucherinnen und Besucher',
    members: 'Mitglieder',
    buyers: 'Käuferinnen und Käufer',
    writers: 'wer uns schreibt',
    team: 'Team',
  } satisfies Record<Concerned, string>,
  basis: {
    consent: 'Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO)',
    contract: 'Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO)',
    'legal-duty': 'gesetzliche Pflicht (Art. 6 Abs. 1 Buchst. c DSGVO)',
    interest: 'berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO)',
    'health-consent': 'ausdrückliche Einwilligung, soweit Angaben zur Gesundheit darin liegen (Art. 9 Abs. 2 Buchst. a DSGVO)',
  } satisfies Record<LegalBasis, string>,
  purpose: 'Zweck',
  people: 'Betroffene',
  data: 'Daten',
  grounds: 'Rechtsgrundlage',
  kept: 'Löschung',
  whoGets: 'Empfänger',
  nobody: 'keine außer dem Betreiber der Server',

  /** On the privacy page. */
  listTitle: 'Im Einzelnen: was verarbeitet wird',
  listIntro: 'Diese Liste ergibt sich aus der Software und ihren Einstellungen.',
  deviceTitle: 'Im Einzelnen: Cookies und Speicher auf Deinem Gerät',
  cookies: 'Cookies',
  storage: 'Speicher',
  recipientsTitle: 'Im Einzelnen: Empfänger nach den heutigen Einstellungen',
  recipientsNone: 'Außer dem Betreiber der Server bekommt zurzeit niemand Daten.',
  purposeTitle: 'Zweckbestimmung: kein Medizinprodukt',
  purposeText:
    'Diese Website informiert allgemein über Gesundheit und bietet Kurse zum Wohlbefinden. Sie ist kein Medizinprodukt (Art. 2 Nr. 1 der Verordnung (EU) 2017/745) und nicht dazu bestimmt, Krankheiten einzelner Menschen zu erkennen, zu überwachen, vorherzusagen, zu behandeln oder zu lindern. Suche, Chat und Kurse werten keine Gesundheitsdaten aus und ersetzen weder Untersuchung noch Rat durch Ärztinnen und Ärzte. Im Notfall wähle die 112.',

  /** The document. */
  register: 'Verzeichnis von Verarbeitungstätigkeiten',
  registerOf: 'nach Art. 30 Abs. 1 DSGVO',
  controller: 'Verantwortlich',
  asOf: (day: string) => `Stand: ${day}`,
  thirdCountry: 'Übermittlung in Drittländer',
  thirdCountryText:
    'Ob ein Empfänger Daten außerhalb der EU verarbeitet, steht in seinem Vertrag. Für die Mitteilungsdienste der Browser und die Anmeldung über Netzwerke ist das möglich; dort entscheidet das Mitglied mit einem Knopfdruck.',
  measures: 'Technische und organisatorische Maßnahmen (Art. 32 DSGVO)',
  measuresText:
    'Verschlüsselte Übertragung, Passwörter mit Argon2id, zweiter Faktor für das Team, Rollen nach Aufgabe, Protokolle ohne Namen, verschlüsselte Sicherungen mit geübtem Zurückholen, Löschen nach Fristen durch die Software, jede Änderung des Teams nachvollziehbar.',
  jobs: 'Aufgaben der Software',
  tables: 'Tabellen',

  /** In the office. */
  one: 'Verzeichnis der Verarbeitungen',
  intro:
    'Was die Software mit Daten von Menschen tut, nach ihren heutigen Einstellungen. Was Ihr außerhalb der Software tut, etwa in der Praxis oder in der Buchhaltung, ergänzt Ihr in Eurem eigenen Verzeichnis.',
  open: 'Als Dokument herunterladen',
};

export type RegisterTexts = typeof de;

const en: RegisterTexts = {
  concerns: { visitors: 'visitors', members: 'members', buyers: 'buyers', writers: 'people who write to us', team: 'team' },
  basis: {
    consent: 'consent (Art. 6 (1) (a) GDPR)',
    contract: 'contract (Art. 6 (1) (b) GDPR)',
    'legal-duty': 'legal obligation (Art. 6 (1) (c) GDPR)',
    interest: 'legitimate interest (Art. 6 (1) (f) GDPR)',
    'health-consent': 'explicit consent as far as it says something about health (Art. 9 (2) (a) GDPR)',
  },
  purpose: 'Purpose',
  people: 'People concerned',
  data: 'Data',
  grounds: 'Legal basis',
  kept: 'Deletion',
  whoGets: 'Recipients',
  nobody: 'nobody but whoever runs the servers',

  listTitle: 'In detail: what is processed',
  listIntro: 'This list follows from the software and its settings.',
  deviceTitle: 'In detail: cookies and storage on your device',
  cookies: 'Cookies',
  storage: 'Storage',
  recipientsTitle: 'In detail: recipients by today’s settings',
  recipientsNone: 'At present nobody gets data but whoever runs the servers.',
  purposeTitle: 'Intended purpose: no medical device',
  purposeText:
    'This website informs about health in general and offers courses for well-being. It is no medical device (Art. 2 (1) of Regulation (EU) 2017/745) and is not intended to diagnose, monitor, predict, treat or alleviate diseases of individual people. Search, chat and courses evaluate no health data and replace neither an examination nor advice by a doctor. In an emergency call 112.',

  register: 'Records of processing activities',
  registerOf: 'under Art. 30 (1) GDPR',
  controller: 'Controller',
  asOf: (day) => `As of ${day}`,
  thirdCountry: 'Transfers to third countries',
  thirdCountryText:
    'Whether a recipient processes data outside the EU stands in its contract. For the browsers’ notification services and for sign-in by networks it is possible; there the member decides by a press.',
  measures: 'Technical and organisational measures (Art. 32 GDPR)',
  measuresText:
    'Encrypted transport, passwords by Argon2id, a second factor for the team, roles by task, logs without names, encrypted backups whose restore is practised, deletion by the software when periods end, every change by the team on record.',
  jobs: 'Jobs of the software',
  tables: 'Tables',

  one: 'Records of processing',
  intro:
    'What the software does with data of people, by today’s settings. What you do outside the software, in the practice or in bookkeeping for instance, you add in your own records.',
  open: 'Download as a document',
};

/** The register of processing activities, and its lists on the privacy page. */
export const registerTexts = bilingual(de, en);
