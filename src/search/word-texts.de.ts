/** Texts of the office's screen of words (S12.4, S12.5), and what its calls say. */
export const de = {
  refused: 'Diese Wörter können so nicht gespeichert werden.',
  problems: {
    missing: 'Bitte fülle dieses Feld aus.',
    long: 'Höchstens 80 Zeichen.',
    odd: 'Hier sind nur Buchstaben, Ziffern und Satzzeichen erlaubt.',
    same: 'Auf beiden Seiten steht dasselbe Wort.',
    taken: 'Das steht schon auf der Liste.',
  },
};

export type WordTexts = typeof de;
