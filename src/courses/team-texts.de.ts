/** What the server says to the team about courses, and to members whom the team gives one. */
export const de = {
  check: 'Bitte prüfe Deine Angaben.',
  accountUnknown: 'Der Account existiert nicht.',
  coachingUnknown: 'Dieses Coaching gibt es nicht.',
  owned: 'Dieses Mitglied hat das Coaching schon.',
  notOwned: 'Dieses Mitglied hat das Coaching nicht.',
  noMail: 'Für diesen Tag gibt es keine Mail, oder die E-Mail-Adresse ist noch nicht bestätigt.',
  given: {
    /** Names no course: it is read on locked screens. */
    subject: 'Wir haben einen Kurs für Dich freigeschaltet',
    heading: 'Dein Kurs ist da',
    hello: (name: string) => `Hallo ${name},`,
    text: (course: string) =>
      `unser Team hat „${course}“ für Dich freigeschaltet. Tag 1 beginnt heute, und Du kannst jederzeit pausieren.`,
    button: 'Zu meinem Kurs',
  },
};

export type CourseOfficeWords = typeof de;
