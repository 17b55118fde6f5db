import { bilingual } from '#kit/bilingual.ts';

const de = {
  rowBack: 'Zurückblättern',
  rowOn: 'Weiterblättern',
  skipToContent: 'Zum Inhalt',
  noConnection: 'Wir erreichen den Server gerade nicht. Prüf bitte Deine Verbindung und versuch es noch einmal.',
  notes: 'Hinweise der Redaktion',
};

export type Texts = typeof de;

const en: Texts = {
  rowBack: 'Scroll back',
  rowOn: 'Scroll on',
  skipToContent: 'Skip to content',
  noConnection: 'We cannot reach the server. Please check your connection and try again.',
  notes: 'Notes from the editors',
};

/** The texts of the design system itself. */
export const uiTexts = bilingual(de, en);
