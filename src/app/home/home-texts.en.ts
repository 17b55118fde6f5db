import type { HomeTexts } from './home-texts.de.ts';

export const en: HomeTexts = {
  greeting: 'Good to see you.',
  verified: 'Your e-mail address is confirmed. Welcome!',
  goOn: 'Go on where you were',
  edit: 'Edit profile',
  account: 'My account',
  logOut: 'Log out',
  exclusive: 'New for members',
  exclusiveMore: 'All videos for members',
  coachings: 'My courses',
  noCoachings: 'No course yet',
  noCoachingsText: (presenter) => `One small step a day for thirty days, together with ${presenter}. See which course suits you.`,
  allCoachings: 'See the courses',
  retreats: 'My retreats',
  purchases: 'My purchases',
  receipt: 'Receipt',
  bought: 'Purchased',
  processing: 'In progress',
};
