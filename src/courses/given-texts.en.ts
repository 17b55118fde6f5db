import type { GivenTexts } from './given-texts.de.ts';

/** What the screen about giving courses says. */
export const en: GivenTexts = {
  title: 'Give courses',
  apply: 'Give a course',
  applyText:
    'The member gets the course as if they had bought it: day 1 is today, and they are told by e-mail where the address is confirmed.',
  resend: 'Resend a day’s e-mail',
  resendText: 'If no day is given, the last e-mail that was due is sent again.',
  coaching: 'Coaching',
  day: 'Day',
  doApply: 'Give course',
  doResend: 'Send e-mail',
  applied: 'The member now has the course. An e-mail is under way.',
  appliedUntold: 'The member now has the course. There is no e-mail: the address is not confirmed yet.',
  resent: (day: number) => `The e-mail for day ${day} is on its way.`,
};
