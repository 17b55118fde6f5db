export const de = {
  rowBack: 'Zurückblättern',
  rowOn: 'Weiterblättern',
  skipToContent: 'Zum Inhalt',
  noConnection: 'Wir erreichen den Server gerade nicht. Prüf bitte Deine Verbindung und versuch es noch einmal.',
  notes: 'Hinweise der Redaktion',
};

export type Texts = typeof de;
