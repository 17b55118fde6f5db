import type { GivenTexts } from './given-texts.de.ts';

/** What the screen about giving courses says. */
export const en: GivenTexts = {
  title: 'Give courses',
  apply: 'Give a course',
  applyText: 'The member then has the course as if it were bought: day 1 begins today, and an e-mail says so.',
  resend: 'Send a day’s mail again',
  resendText: 'Without a day the last mail that was due goes out once more.',
  coaching: 'Coaching',
  user: 'E-mail or id of the member',
  day: 'Day',
  doApply: 'Give course',
  doResend: 'Send mail',
  applied: 'The member has the course now.',
  resent: (day: number) => `The mail of day ${day} is on its way.`,
};
