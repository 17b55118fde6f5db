export const de = {
  title: 'Tastenkürzel',
  /** Keys as they stand on them, and what they do. */
  keys: [
    [['Leertaste', 'K'], 'Abspielen und anhalten'],
    [['J', 'L'], '10 Sekunden zurück oder vor'],
    [['←', '→'], '5 Sekunden zurück oder vor'],
    [['0', 'bis 9'], 'An eine Stelle von 0 bis 90 Prozent springen'],
    [['↑', '↓'], 'Lauter oder leiser'],
    [['M'], 'Ton aus oder an'],
    [['C'], 'Untertitel an oder aus'],
    [['<', '>'], 'Langsamer oder schneller'],
    [['F'], 'Vollbild'],
    [['Esc'], 'Vollbild oder Video verlassen'],
    [['?'], 'Diese Liste'],
  ] as readonly (readonly [readonly string[], string])[],
};

export type KeyTexts = typeof de;
