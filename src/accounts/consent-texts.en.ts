export const newsletterWording = (site: string): string =>
  `Yes, I would like to receive the newsletter of ${site} by e-mail. I can unsubscribe at any time, with the link in every e-mail or in my profile.`;
