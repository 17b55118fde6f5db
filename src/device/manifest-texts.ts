import { bilingual } from '#kit/bilingual.ts';

const de = {
  description: (presenter: string) => `Gesundheit, verständlich erklärt: Videos und Kurse von ${presenter}.`,
  search: 'Suche',
  dailies: 'Dailies',
  course: 'Mein Kurs',
};

export type ManifestTexts = typeof de;

const en: ManifestTexts = {
  description: (presenter) => `Health, clearly explained: videos and courses by ${presenter}.`,
  search: 'Search',
  dailies: 'Dailies',
  course: 'My course',
};

/** The names of the installed site and its shortcuts. */
export const manifestTexts = bilingual(de, en);
