import type { ShareTexts } from './share-texts.de.ts';

export const en: ShareTexts = {
  menu: (title) => `Menu for “${title}”`,
  play: 'Play',
  toPlaylist: (playlist) => `Playlist “${playlist}”`,
  toPartner: (partner) => `Partner: ${partner}`,

  share: 'Share',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  mail: 'Email',
  subject: (presenter, title) => `Video by ${presenter}: ${title}`,
  fromSecond: (time) => `Share from ${time}`,
  copy: 'Copy link',
  copied: 'Link copied',
  embed: 'Embed',
  embedCopied: 'Embed code copied',
  byHand: 'Your browser does not allow copying. Select the text and copy it yourself:',
  system: 'More apps …',
};
