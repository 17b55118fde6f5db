import { bilingual } from '#kit/bilingual.ts';

const de = {
  speed: 'Geschwindigkeit',
  /** The speed as a factor. */
  times: (speed: number) => `${speed.toLocaleString('de-DE')}×`,
  quality: 'Qualität',
  automatic: 'Automatisch',
  lines: (height: number) => `${height}p`,
  captions: 'Sprache der Untertitel',
  off: 'Aus',
  sound: 'Sprache des Tons',
  ownSound: 'Original',
  described: 'Audiobeschreibung',
  describedHint: 'Eine zweite Stimme sagt, was im Bild zu sehen ist.',
  autoplay: 'Nächstes Video automatisch starten',
  keys: 'Tastenkürzel',
};

export type SettingsTexts = typeof de;

const en: SettingsTexts = {
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

/** Texts of the player's settings, loaded with them. */
export const settingsTexts = bilingual(de, en);
