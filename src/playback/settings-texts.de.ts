export const de = {
  speed: 'Geschwindigkeit',
  /** The speed as a number of times. */
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
