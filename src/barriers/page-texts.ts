import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

const de = {
  title: 'Barriere melden',
  description: 'Melde uns, wo Du auf dieser Seite nicht weiterkommst. Ohne Konto, auch ohne E-Mail-Adresse.',
  intro:
    'Kommst Du irgendwo nicht weiter? Sag uns, wo und was. Du brauchst kein Konto, und von Deiner Gesundheit musst Du nichts erzählen. Wir antworten innerhalb von vier Wochen.',
  fields: {
    page: 'Auf welcher Seite oder in welchem Video?',
    problem: 'Was geht nicht?',
    help: 'Womit benutzt Du die Seite, und was würde Dir helfen? (freiwillig)',
    email: 'E-Mail (freiwillig)',
  },
  hints: {
    page: 'Eine Adresse oder ein Name. Leer gelassen: überall.',
    problem: 'Was wolltest Du tun, und was ist stattdessen passiert?',
    help: 'Zum Beispiel ein Screenreader, nur die Tastatur, große Schrift.',
    email: 'Dorthin geht unsere Antwort. Ohne E-Mail-Adresse fragst Du mit der Nummer nach, die Du gleich bekommst.',
  },
  trap: 'Dieses Feld bitte leer lassen',
  send: 'Barriere melden',
  kept: 'Wir löschen Deine Meldung ein Jahr, nachdem sie erledigt ist. Mehr dazu steht unter',
  privacy: 'Datenschutz',
  statement: 'Erklärung zur Barrierefreiheit',
  done: {
    title: 'Deine Meldung ist angekommen',
    thanks: 'Danke! Wir kümmern uns darum.',
    number: 'Nummer Deiner Meldung',
    due: 'Wir antworten spätestens am',
    mailed: 'Die Nummer haben wir Dir auch per E-Mail geschickt.',
    noted: 'Schreib Dir die Nummer bitte auf: Mit ihr kannst Du hier nachsehen, wie weit wir sind.',
    back: 'Zurück zum Formular',
  },
  ask: {
    title: 'Wie weit seid Ihr?',
    number: 'Nummer der Meldung',
    hint: 'Zum Beispiel M-7K2M-9QXC-4TRB.',
    send: 'Nachsehen',
    state: 'Stand',
    states: { new: 'Eingegangen', 'in-progress': 'In Arbeit', fixed: 'Behoben', declined: 'Abgelehnt' },
    answer: 'Unsere Antwort',
    unknown: 'Diese Nummer kennen wir nicht. Ein Jahr nach der Erledigung löschen wir Meldungen.',
  },
  errors: {
    check: 'Deine Meldung ist noch nicht gesendet. Bitte prüfe Deine Angaben.',
    missing: 'Bitte fülle dieses Feld aus.',
    email: 'Bitte gib eine gültige E-Mail-Adresse an, oder lass das Feld leer.',
    long: (most: number) => `Höchstens ${formatNumber(most, 'de')} Zeichen.`,
    robot: 'Deine Meldung ist noch nicht gesendet. Bitte sende sie mit dem Knopf noch einmal ab.',
    tooMany: 'Von Deinem Anschluss kam sehr viel in kurzer Zeit. Bitte versuch es in einer Stunde noch einmal, oder schreib uns.',
    foreign: 'Deine Meldung kam nicht von unserer Seite. Bitte prüfe sie und sende sie von hier noch einmal ab.',
  },
};

export type BarrierTexts = typeof de;

const en: BarrierTexts = {
  title: 'Report a barrier',
  description: 'Tell us where you are stuck on this site. No account needed, nor an e-mail address.',
  intro:
    'Are you stuck somewhere? Tell us where and how. You need no account, and you do not have to tell us anything about your health. We reply within four weeks.',
  fields: {
    page: 'On which page or in which video?',
    problem: 'What does not work?',
    help: 'What do you use the site with, and what would help you? (optional)',
    email: 'E-mail (optional)',
  },
  hints: {
    page: 'An address or a name. Left empty: everywhere.',
    problem: 'What did you want to do, and what happened instead?',
    help: 'For example a screen reader, only the keyboard, large type.',
    email: 'We reply to this address. Without one you can ask by the number that you are given next.',
  },
  trap: 'Please leave this field empty',
  send: 'Report barrier',
  kept: 'We delete your report a year after it is settled. Read more under',
  privacy: 'Privacy',
  statement: 'Accessibility statement',
  done: {
    title: 'We have received your report',
    thanks: 'Thank you! We will take care of it.',
    number: 'Number of your report',
    due: 'We reply no later than',
    mailed: 'We have also sent you the number by e-mail.',
    noted: 'Please write the number down: with it you can check our progress here.',
    back: 'Back to the form',
  },
  ask: {
    title: 'Check our progress',
    number: 'Number of the report',
    hint: 'For example M-7K2M-9QXC-4TRB.',
    send: 'Check',
    state: 'Status',
    states: { new: 'Received', 'in-progress': 'In progress', fixed: 'Fixed', declined: 'Declined' },
    answer: 'Our reply',
    unknown: 'We do not know this number. We delete reports a year after they are settled.',
  },
  errors: {
    check: 'Your report has not been sent yet. Please check what you entered.',
    missing: 'Please fill in this field.',
    email: 'Please enter a valid e-mail address, or leave the field empty.',
    long: (most) => `At most ${formatNumber(most, 'en')} characters.`,
    robot: 'Your report has not been sent yet. Please send it once more with the button.',
    tooMany: 'A great deal came from your connection in a short time. Please try again in an hour, or write to us.',
    foreign: 'Your report did not come from our page. Please check it and send it again from here.',
  },
};

/** Texts of the page 'Barriere melden' (S19.7). */
export const barrierTexts = bilingual(de, en);
