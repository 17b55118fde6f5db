import { quotedDe } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  members: 'Für Mitglieder',
  allVideos: (site: string) => `${site}: neue Videos`,
  allVideosIntro: (presenter: string) => `Die neuesten Videos von ${presenter}.`,
  ofCategory: (category: string) => `Neue Videos aus ${quotedDe(category)}.`,
  feedOf: (title: string, site: string) => `${title} – ${site}`,
  llms: {
    about: (name: string) => `Gesundheitsvideos von ${name}, verständlich erklärt, auf Deutsch und Englisch.`,
    noAdvice:
      'Die Inhalte sind allgemeine Informationen. Sie sind keine medizinische Beratung und ersetzen keinen Arztbesuch; im Notfall gilt die 112.',
    licence: (licence: string) => `Lizenz der Texte: ${licence}.`,
    allRights: 'alle Rechte vorbehalten (all rights reserved)',
    ads: 'Was mit „Anzeige“ beginnt, bezahlt ein Partner; die Kennzeichnung gehört auch in jede Wiedergabe.',
    pages: 'Seiten',
    questions: 'Häufige Fragen',
    imprint: 'Impressum',
    topics: 'Themen',
    data: 'Daten',
  },
  podcasts: {
    daily: { title: (site: string) => `${site}: jeden Tag`, intro: (name: string) => `Jeden Tag eine kurze Folge von ${name}.` },
    yoga: { title: (site: string) => `${site}: Yoga`, intro: (name: string) => `Yoga und Bewegung von ${name}, zum Mitmachen.` },
  },
};

const en: typeof de = {
  members: 'For members',
  allVideos: (site) => `${site}: new videos`,
  allVideosIntro: (presenter) => `The newest videos by ${presenter}.`,
  ofCategory: (category) => `New videos in ‘${category}’.`,
  feedOf: (title, site) => `${title} – ${site}`,
  llms: {
    about: (name) => `Health videos by ${name}, explained in plain words, in German and English.`,
    noAdvice:
      'The content is general information. It is no medical advice and replaces no visit to a doctor; in an emergency in Europe, call 112.',
    licence: (licence) => `Licence of the texts: ${licence}.`,
    allRights: 'all rights reserved',
    ads: 'What begins with ‘Advertisement’ is paid for by a partner; the label belongs in every copy too.',
    pages: 'Pages',
    questions: 'Frequently asked questions',
    imprint: 'Legal notice',
    topics: 'Topics',
    data: 'Data',
  },
  podcasts: {
    daily: { title: (site) => `${site}: every day`, intro: (name) => `A short episode by ${name} every day.` },
    yoga: { title: (site) => `${site}: yoga`, intro: (name) => `Yoga and movement by ${name}, to join in.` },
  },
};

export const feedTexts = bilingual(de, en);
