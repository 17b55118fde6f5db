import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** Before the title of what a partner pays for (S15.2, § 6 DDG). */
  ad: 'Anzeige',
  members: 'Für Mitglieder',
  allVideos: (site: string) => `${site}: neue Videos`,
  allVideosIntro: (presenter: string) => `Die neuesten Videos von ${presenter}.`,
  ofCategory: (category: string) => `Neue Videos aus „${category}“.`,
  feedOf: (title: string, site: string) => `${title} – ${site}`,
  podcasts: {
    daily: { title: (site: string) => `${site}: jeden Tag`, intro: (name: string) => `Jeden Tag eine kurze Folge von ${name}.` },
    yoga: { title: (site: string) => `${site}: Yoga`, intro: (name: string) => `Yoga und Bewegung von ${name}, zum Mitmachen.` },
  },
};

const en: typeof de = {
  ad: 'Advertisement',
  members: 'For members',
  allVideos: (site) => `${site}: new videos`,
  allVideosIntro: (presenter) => `The newest videos by ${presenter}.`,
  ofCategory: (category) => `New videos in ‘${category}’.`,
  feedOf: (title, site) => `${title} – ${site}`,
  podcasts: {
    daily: { title: (site) => `${site}: every day`, intro: (name) => `A short episode by ${name} every day.` },
    yoga: { title: (site) => `${site}: yoga`, intro: (name) => `Yoga and movement by ${name}, to join in.` },
  },
};

export const feedTexts = bilingual(de, en);
