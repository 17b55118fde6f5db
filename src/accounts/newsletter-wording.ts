import { bilingual } from '#kit/bilingual.ts';

const de = (site: string): string =>
  `Ja, ich möchte den Newsletter von ${site} per E-Mail bekommen. Ich kann ihn jederzeit abbestellen, mit dem Link in jeder E-Mail oder in meinem Profil.`;

const en = (site: string): string =>
  `Yes, I would like to receive the newsletter of ${site} by e-mail. I can unsubscribe at any time, with the link in every e-mail or in my profile.`;

/** The text shown at registration and stored verbatim with the consent (S16.3). Changing it means a new wording. */
export const newsletterWording = bilingual(de, en);
