import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** S2.35 */
  menu: (title: string) => `Menü zu ${quotedDe(title)}`,
  play: 'Abspielen',
  toPlaylist: (playlist: string) => `Playlist ${quotedDe(playlist)}`,
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

const en: ShareTexts = {
  menu: (title) => `Menu for ${quotedEn(title)}`,
  play: 'Play',
  toPlaylist: (playlist) => `Playlist ${quotedEn(playlist)}`,
  toPartner: (partner) => `Partner: ${partner}`,

  share: 'Share',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  subject: (presenter, title) => `Video by ${presenter}: ${title}`,
  fromSecond: (time) => `Share from ${time}`,
  copy: 'Copy link',
  copied: 'Link copied',
  embed: 'Embed',
  embedCopied: 'Embed code copied',
  byHand: 'Your browser does not allow copying. Select the text and copy it yourself:',
  system: 'More apps …',
};

/** Texts of the context menu and of sharing, loaded with the first menu. */
export const shareTexts = bilingual(de, en);
