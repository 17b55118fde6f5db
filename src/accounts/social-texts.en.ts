import type { SocialTexts } from './social-texts.de.ts';

export const en: SocialTexts = {
  pendingOver: 'This sign-in has expired. Please sign in with Google or Facebook once more.',
  addressTold: 'Almost done: we have sent you an e-mail. Please follow the link in it, and then sign in once more.',
};
