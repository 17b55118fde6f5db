import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Kurse vergeben',
  apply: 'Kurs geben',
  applyText:
    'Das Mitglied hat den Kurs dann wie gekauft: Tag 1 beginnt heute, und eine E-Mail sagt Bescheid, wenn die Adresse bestätigt ist.',
  take: 'Kurs zurücknehmen',
  takeText:
    'Nur für Kurse, die das Team gegeben hat, etwa dem falschen Mitglied. Der Zugang endet sofort, ohne E-Mail. Fortschritt und Notizen sind wieder da, wenn das Mitglied den Kurs noch einmal bekommt.',
  resend: 'Tagesmail erneut senden',
  resendText: 'Ohne Tag geht die letzte Mail, die schon fällig war, noch einmal hinaus.',
  coaching: 'Coaching',
  day: 'Tag',
  doApply: 'Kurs geben',
  doTake: 'Kurs zurücknehmen',
  doResend: 'Mail senden',
  applied: 'Das Mitglied hat den Kurs jetzt. Eine E-Mail ist unterwegs.',
  appliedUntold: 'Das Mitglied hat den Kurs jetzt. Eine E-Mail gibt es nicht: Die Adresse ist noch nicht bestätigt.',
  taken: 'Das Mitglied hat den Kurs nicht mehr.',
  takenBought: 'Zurückgenommen. Das Mitglied hat den Kurs auch gekauft und behält ihn deshalb.',
  resent: (day: number) => `Die Mail von Tag ${day} ist unterwegs.`,
};

export type GivenTexts = typeof de;

const en: GivenTexts = {
  title: 'Give courses',
  apply: 'Give a course',
  applyText:
    'The member gets the course as if they had bought it: day 1 is today, and they are told by e-mail where the address is confirmed.',
  take: 'Take a course back',
  takeText:
    'Only for courses that the team gave, for example to the wrong member. Access ends at once, without an e-mail. Progress and notes are there again if the member gets the course once more.',
  resend: 'Resend a day’s e-mail',
  resendText: 'If no day is given, the last e-mail that was due is sent again.',
  coaching: 'Coaching',
  day: 'Day',
  doApply: 'Give course',
  doTake: 'Take course back',
  doResend: 'Send e-mail',
  applied: 'The member now has the course. An e-mail is under way.',
  appliedUntold: 'The member now has the course. There is no e-mail: the address is not confirmed yet.',
  taken: 'The member no longer has the course.',
  takenBought: 'Taken back. The member has bought the course as well and therefore keeps it.',
  resent: (day: number) => `The e-mail for day ${day} is on its way.`,
};

/** Texts of the office's screen for granting courses, in both languages. */
export const givenTexts = bilingual(de, en);
