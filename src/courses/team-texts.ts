import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  check: 'Bitte prüfe Deine Angaben.',
  accountUnknown: 'Das Konto existiert nicht.',
  coachingUnknown: 'Dieses Coaching gibt es nicht.',
  owned: 'Dieses Mitglied hat das Coaching schon.',
  notOwned: 'Dieses Mitglied hat das Coaching nicht.',
  notGiven: 'Dieses Mitglied hat das Coaching nicht vom Team. Ein gekauftes endet, wenn die Bestellung erstattet wird.',
  noMail: 'Für diesen Tag gibt es keine Mail, oder die E-Mail-Adresse ist noch nicht bestätigt.',
  given: {
    /** Names no course: it appears on lock screens. */
    subject: 'Wir haben einen Kurs für Dich freigeschaltet',
    heading: 'Dein Kurs ist da',
    hello: (name: string) => `Hallo ${name},`,
    text: (course: string) =>
      `unser Team hat ${quotedDe(course)} für Dich freigeschaltet. Tag 1 beginnt heute, und Du kannst jederzeit pausieren.`,
    button: 'Zu meinem Kurs',
  },
};

export type CourseOfficeWords = typeof de;

const en: CourseOfficeWords = {
  check: 'Please check what you entered.',
  accountUnknown: 'The account does not exist.',
  coachingUnknown: 'There is no such coaching.',
  owned: 'This member has the coaching already.',
  notOwned: 'This member does not have the coaching.',
  notGiven: 'This member does not have the coaching from the team. One that was bought ends when its order is refunded.',
  noMail: 'There is no mail for this day, or the e-mail address is not confirmed yet.',
  given: {
    subject: 'We have opened a course for you',
    heading: 'Your course is here',
    hello: (name: string) => `Hello ${name},`,
    text: (course: string) =>
      `our team has opened ${quotedEn(course)} for you. Day 1 begins today, and you can pause at any time.`,
    button: 'To my course',
  },
};

/** The server's messages to the team about courses, and the mail to members who are granted one. */
export const courseOfficeTexts = bilingual(de, en);
