import { bilingual } from '#kit/bilingual.ts';

const de = {
  follow: 'Folgen',
  intro: 'Mit diesen Adressen meldet Dir Dein Feedreader neue Videos. Dafür brauchst Du kein Konto.',
  formats: { atom: 'Feed (Atom)', json: 'Feed (JSON)', rss: 'Podcast (RSS)' },
  copy: 'Kopieren',
  copyOf: (format: string) => `Adresse kopieren: ${format}`,
  copied: 'Die Adresse ist kopiert.',
  byHand: 'Dein Browser erlaubt das Kopieren nicht. Die Adresse ist markiert: Kopiere sie selbst.',
};

const en: typeof de = {
  follow: 'Follow',
  intro: 'With these addresses your feed reader tells you about new videos. You need no account.',
  formats: { atom: 'Feed (Atom)', json: 'Feed (JSON)', rss: 'Podcast (RSS)' },
  copy: 'Copy',
  copyOf: (format) => `Copy address: ${format}`,
  copied: 'The address has been copied.',
  byHand: 'Your browser does not allow copying. The address is selected: copy it yourself.',
};

export const followTexts = bilingual(de, en);
