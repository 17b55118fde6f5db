import type { CourseOfficeWords } from './team-texts.de.ts';

/** What the server says to the team about courses, and to members whom the team gives one. */
export const en: CourseOfficeWords = {
  check: 'Please check what you entered.',
  accountUnknown: 'The account does not exist.',
  coachingUnknown: 'There is no such coaching.',
  owned: 'This member has the coaching already.',
  notOwned: 'This member does not have the coaching.',
  noMail: 'There is no mail for this day, or the e-mail address is not confirmed yet.',
  given: {
    subject: 'We have opened a course for you',
    heading: 'Your course is here',
    hello: (name: string) => `Hello ${name},`,
    text: (course: string) => `our team has opened “${course}” for you. Day 1 begins today, and you can pause at any time.`,
    button: 'To my course',
  },
};
