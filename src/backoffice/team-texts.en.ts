import type { OfficeWords } from './team-texts.de.ts';

/** What the server says to the team. */
export const en: OfficeWords = {
  check: 'Please check what you entered.',
  span: (days: number) => `The span begins before it ends and is at most ${days} days long.`,
  jobGone: 'This job is no longer a failed one.',
  mailGone: 'This e-mail has not failed, or its text is no longer kept.',
  which: 'Name a job, or all.',
  notReady: 'Something is still missing without which the site cannot open. Please look through the list once more.',
};
