export const de = {
  /** S2.35 */
  menu: (title: string) => `Menü zu „${title}“`,
  play: 'Abspielen',
  toPlaylist: (playlist: string) => `Playlist „${playlist}“`,
  toPartner: (partner: string) => `Partner: ${partner}`,

  /** S2.34 */
  share: 'Teilen',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  mail: 'E-Mail',
  subject: (presenter: string, title: string) => `Video von ${presenter}: ${title}`,
  fromSecond: (time: string) => `Ab ${time} teilen`,
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  embed: 'Einbetten',
  embedCopied: 'Code zum Einbetten kopiert',
  byHand: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst:',
  system: 'Weitere Apps …',
};

export type ShareTexts = typeof de;
