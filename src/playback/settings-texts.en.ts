import type { SettingsTexts } from './settings-texts.de.ts';

export const en: SettingsTexts = {
  speed: 'Speed',
  times: (speed) => `${speed.toLocaleString('en-GB')}×`,
  quality: 'Quality',
  automatic: 'Automatic',
  lines: (height) => `${height}p`,
  captions: 'Language of captions',
  off: 'Off',
  sound: 'Audio language',
  ownSound: 'Original',
  described: 'Audio description',
  describedHint: 'A second voice says what is to be seen in the picture.',
  autoplay: 'Start the next video automatically',
  keys: 'Keyboard shortcuts',
};
