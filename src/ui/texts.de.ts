export const de = {
  rowBack: 'Zurückblättern',
  rowOn: 'Weiterblättern',
  skipToContent: 'Zum Inhalt',
  notes: 'Hinweise der Redaktion',
};

export type Texts = typeof de;
