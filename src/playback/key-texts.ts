import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Tastenkürzel',
  /** Keys as labelled on keyboards, and their actions. */
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

const en: KeyTexts = {
  title: 'Keyboard shortcuts',
  keys: [
    [['Space', 'K'], 'Play and pause'],
    [['J', 'L'], '10 seconds back or forward'],
    [['←', '→'], '5 seconds back or forward'],
    [['0', 'to 9'], 'Jump to a place between 0 and 90 per cent'],
    [['↑', '↓'], 'Louder or quieter'],
    [['M'], 'Sound off or on'],
    [['C'], 'Captions on or off'],
    [['<', '>'], 'Slower or faster'],
    [['F'], 'Full screen'],
    [['Esc'], 'Leave full screen or the video'],
    [['?'], 'This list'],
  ],
};

/** The list of shortcuts, loaded on demand. */
export const keyTexts = bilingual(de, en);
