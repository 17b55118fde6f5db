/** What the registration asks and the consent stores word for word (S16.3): one text for both. A change here is another wording. */
export const newsletterWording = (site: string): string =>
  `Ja, ich möchte den Newsletter von ${site} per E-Mail bekommen. Ich kann ihn jederzeit abbestellen, mit dem Link in jeder E-Mail oder in meinem Profil.`;
