import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

const de = {
  speed: 'Geschwindigkeit',
  /** The speed as a factor. */
  times: (speed: number) => `${formatNumber(speed, 'de')}×`,
  quality: 'Qualität',
  automatic: 'Automatisch',
  lines: (height: number) => `${height}p`,
  captions: 'Sprache der Untertitel',
  off: 'Aus',
  captionSize: 'Größe der Untertitel',
  captionSizes: { small: 'Klein', normal: 'Mittel', large: 'Groß', largest: 'Sehr groß' },
  captionColour: 'Farbe der Untertitel',
  captionColours: {
    site: 'Standard',
    white: 'Weiß auf Schwarz',
    yellow: 'Gelb auf Schwarz',
    black: 'Schwarz auf Weiß',
    blue: 'Weiß auf Blau',
  },
  captionPlace: 'Platz der Untertitel',
  captionPlaces: { bottom: 'Unten', top: 'Oben' },
  sound: 'Sprache des Tons',
  ownSound: 'Original',
  described: 'Audiobeschreibung',
  describedHint: 'Eine zweite Stimme sagt, was im Bild zu sehen ist.',
  soundOnly: 'Nur Ton',
  soundOnlyHint: 'Ohne Bild: spart Daten und läuft auch, wenn der Bildschirm aus ist.',
  autoplay: 'Nächstes Video automatisch starten',
  evidence: 'Belege im Film einblenden',
  keys: 'Tastenkürzel',
};

export type SettingsTexts = typeof de;

const en: SettingsTexts = {
  speed: 'Speed',
  times: (speed) => `${formatNumber(speed, 'en')}×`,
  quality: 'Quality',
  automatic: 'Automatic',
  lines: (height) => `${height}p`,
  captions: 'Language of captions',
  off: 'Off',
  captionSize: 'Size of captions',
  captionSizes: { small: 'Small', normal: 'Medium', large: 'Large', largest: 'Very large' },
  captionColour: 'Colour of captions',
  captionColours: {
    site: 'Default',
    white: 'White on black',
    yellow: 'Yellow on black',
    black: 'Black on white',
    blue: 'White on blue',
  },
  captionPlace: 'Place of captions',
  captionPlaces: { bottom: 'Bottom', top: 'Top' },
  sound: 'Audio language',
  ownSound: 'Original',
  described: 'Audio description',
  describedHint: 'A second voice says what is to be seen in the picture.',
  soundOnly: 'Sound only',
  soundOnlyHint: 'Without the picture: saves data, and goes on while the screen is off.',
  autoplay: 'Start the next video automatically',
  evidence: 'Show evidence in the film',
  keys: 'Keyboard shortcuts',
};

/** Texts of the player's settings, loaded with them. */
export const settingsTexts = bilingual(de, en);
