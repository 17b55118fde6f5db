import { bilingual } from '#kit/bilingual.ts';

const de = {
  check: 'Bitte prüfe Deine Angaben.',
  tooFar: 'Der erste Tag kann nur auf später verschoben werden, um höchstens ein Jahr.',
  staleNote: 'Diese Notiz wurde in einem anderen Fenster geändert. Lade die Seite neu und übernimm dann Deine Änderung.',

  mails: {
    hello: (name: string) => `Hallo ${name},`,
    toDay: 'Zu meinem Kurs',
    toRetreat: 'Alles zu Deiner Auszeit',
    calendar: 'In den Kalender eintragen',
    end: 'Diese Mails abbestellen',
    /** The answer to a mail program's one-click request (RFC 8058). */
    ended: 'Du bekommst zu diesem Kurs keine Mails mehr.',
  },

  certificate: {
    title: 'Teilnahmebestätigung',
    confirms: 'Hiermit bestätigen wir, dass',
    tookPart: 'an diesem Kurs teilgenommen hat:',
    period: (days: number, from: string, to: string) =>
      `${days === 1 ? '1 Tag' : `${days} Tage`}, begonnen am ${from}, bestätigt am ${to}`,
    number: (number: string) => `Nr. ${number}`,
    issued: (day: string) => `Ausgestellt am ${day}`,
    noProof: 'Bestätigt die Teilnahme an einem Online-Kurs. Kein Zeugnis, kein Nachweis einer Behandlung oder Ausbildung.',
  },

  /** Labels in the export of personal data (S16.2). */
  dataWords: {
    courses: 'Kurse',
    coaching: 'Kurs',
    startedOn: 'Tag 1',
    pausedOn: 'Pause seit',
    pausedDays: 'Tage Pause bisher',
    openedDay: 'Letzter offener Tag',
    contraindicationsConfirmedAt: 'Gegenanzeigen bestätigt am',
    healthConsent: 'Einwilligung zu Angaben über Deine Gesundheit',
    wording: 'Wortlaut',
    locale: 'Sprache',
    at: 'Gegeben am',
    withdrawnAt: 'Widerrufen am',
    mailHour: 'Stunde der Tagesmail',
    mailsOffAt: 'Mails abbestellt am',
    endedAt: 'Zugang beendet am',
    begunAt: 'Angelegt am',
    days: 'Tage',
    day: 'Tag',
    title: 'Titel',
    watchedSeconds: 'Gesehene Sekunden',
    watchedAt: 'Zuletzt gesehen am',
    note: 'Notiz',
    noteSavedAt: 'Notiz gespeichert am',
    mailSentAt: 'Tagesmail verschickt am',
    remindedAt: 'Auf Deinem Gerät erinnert am',
    certificate: 'Teilnahmebestätigung',
    number: 'Nummer',
    certifiedName: 'Ausgestellt auf',
    issuedAt: 'Ausgestellt am',
  },
};

export type Texts = typeof de;

const en: Texts = {
  check: 'Please check what you entered.',
  tooFar: 'The first day can only be moved to later, by at most one year.',
  staleNote: 'This note was changed in another window. Reload the page and then make your change again.',

  mails: {
    hello: (name) => `Hello ${name},`,
    toDay: 'To my course',
    toRetreat: 'All about your retreat',
    calendar: 'Add to my calendar',
    end: 'End these e-mails',
    ended: 'You will get no more e-mails about this course.',
  },

  certificate: {
    title: 'Certificate of participation',
    confirms: 'We hereby confirm that',
    tookPart: 'took part in this course:',
    period: (days, from, to) => `${days === 1 ? '1 day' : `${days} days`}, begun on ${from}, confirmed on ${to}`,
    number: (number) => `No. ${number}`,
    issued: (day) => `Issued on ${day}`,
    noProof: 'Confirms participation in an online course. No diploma, and no proof of a treatment or training.',
  },

  dataWords: {
    courses: 'Courses',
    coaching: 'Course',
    startedOn: 'Day 1',
    pausedOn: 'Paused since',
    pausedDays: 'Days of pauses so far',
    openedDay: 'Last open day',
    contraindicationsConfirmedAt: 'Contraindications confirmed on',
    healthConsent: 'Consent to data about your health',
    wording: 'Wording',
    locale: 'Language',
    at: 'Given on',
    withdrawnAt: 'Withdrawn on',
    mailHour: 'Hour of the daily e-mail',
    mailsOffAt: 'E-mails switched off on',
    endedAt: 'Access ended on',
    begunAt: 'Begun on',
    days: 'Days',
    day: 'Day',
    title: 'Title',
    watchedSeconds: 'Seconds watched',
    watchedAt: 'Last watched on',
    note: 'Note',
    noteSavedAt: 'Note saved on',
    mailSentAt: 'E-mail of the day sent on',
    remindedAt: 'Reminded on your device on',
    certificate: 'Certificate of participation',
    number: 'Number',
    certifiedName: 'Issued to',
    issuedAt: 'Issued on',
  },
};

/** The server's texts about courses: refusals, mails, certificates, the calendar. */
export const courseServerTexts = bilingual(de, en);
