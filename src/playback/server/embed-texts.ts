/** The texts of the embed page that the player does not have; server only, so not split by language. */
export const embedTexts = {
  de: {
    play: (title: string) => `Abspielen: ${title}`,
    watchAt: (site: string) => `Bei ${site} ansehen`,
    toSite: (site: string) => `Zu ${site}`,
    onlyJson: 'Es gibt nur format=json.',
  },
  en: {
    play: (title: string) => `Play: ${title}`,
    watchAt: (site: string) => `Watch at ${site}`,
    toSite: (site: string) => `Go to ${site}`,
    onlyJson: 'There is format=json only.',
  },
};
