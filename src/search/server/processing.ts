import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const searchProcessing: readonly Processing[] = [
  {
    name: 'searches',
    texts: {
      de: {
        title: 'Suche',
        purpose: 'Suchen beantworten und sehen, was mehrere vergeblich gesucht haben',
        data: 'Wörter von Suchen ohne Ergebnis je Tag, ohne Konto, Adresse oder Kennung; der Redaktion erst gezeigt, wenn mehrere dasselbe suchten',
        kept: 'Suchen mit Ergebnis gar nicht; was nur ein oder zwei Personen suchten, bis zum Ende des Tages; anderes 400 Tage',
      },
      en: {
        title: 'Search',
        purpose: 'Answering searches and seeing what several people looked for in vain',
        data: 'Words of searches without a result by day, without account, address or id; shown to editors only once several looked for the same',
        kept: 'searches with a result not at all; what only one or two people looked for until the end of the day; the rest for 400 days',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['interest'],
    tables: ['search_empty'],
    jobs: ['forget-searches'],
  },
];
