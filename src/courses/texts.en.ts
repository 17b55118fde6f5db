import type { Texts } from './texts.de.ts';

export const en: Texts = {
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
    certificate: 'Certificate of participation',
    number: 'Number',
    certifiedName: 'Issued to',
    issuedAt: 'Issued on',
  },
};
