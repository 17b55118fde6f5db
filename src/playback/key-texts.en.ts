import type { KeyTexts } from './key-texts.de.ts';

export const en: KeyTexts = {
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
