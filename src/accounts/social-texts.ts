import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** The form for an address came too late, or from another browser. */
  pendingOver: 'Diese Anmeldung ist abgelaufen. Bitte melde Dich noch einmal mit Google oder Facebook an.',
  addressTold:
    'Fast geschafft: Wir haben Dir eine E-Mail geschickt. Bitte folge dem Link darin und melde Dich danach noch einmal an.',
};

export type SocialTexts = typeof de;

const en: SocialTexts = {
  pendingOver: 'This sign-in has expired. Please sign in with Google or Facebook once more.',
  addressTold: 'Almost done: we have sent you an e-mail. Please follow the link in it, and then sign in once more.',
};

/** The server's messages about social sign-in. */
export const socialTexts = bilingual(de, en);
