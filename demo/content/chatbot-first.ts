/** The first variant of the guide: asks what the reader came for. */
import type { DemoChatNode } from '../shapes.ts';
import { places, placesInEnglish } from './chatbot-body.ts';

const wishes = {
  answers: ['Etwas plagt mich', ['Gutes für mich', 'Etwas Gutes'], 'Einfach stöbern', 'Es ist dringend'],
  next: ['plage', 'gutes', 'stoebern', 'notfall'],
};
const wishesInEnglish = {
  answers: ['I feel unwell', ['Something good', 'Good things'], 'Just browsing', 'It is urgent'],
};

export const firstNodes: readonly DemoChatNode[] = [
  {
    id: 'hallo',
    tracked: true,
    content: ['Hallo, ich bin Mina. Ich kenne hier jedes Video beim Vornamen.', 'Wobei darf ich Dir den Weg zeigen?'],
    ...wishes,
    en: {
      content: ['Hello, I am Mina. I know every video here by its first name.', 'What may I show you the way to?'],
      ...wishesInEnglish,
    },
  },
  {
    id: 'wahl',
    tracked: true,
    content: 'Gern. Wohin jetzt?',
    ...wishes,
    en: { content: 'Gladly. Where to now?', ...wishesInEnglish },
  },
  {
    id: 'plage',
    content: 'Das tut mir leid. Wo sitzt es denn?',
    ...places,
    en: { content: 'I am sorry to hear that. Where is it?', ...placesInEnglish },
  },
  {
    id: 'gutes',
    content: 'Sehr gern. Was fehlt Dir gerade am meisten?',
    answers: ['Schlaf', 'Ruhe', 'Bewegung', 'Gutes Essen', 'Gute Laune'],
    next: ['schlaf', 'licht', 'bewegung', 'essen', 'stimmung'],
    en: {
      content: 'Gladly. What do you miss most at the moment?',
      answers: ['Sleep', 'Calm', 'Movement', 'Good food', 'Good spirits'],
    },
  },
  {
    id: 'stoebern',
    tracked: true,
    content: 'Fünf Türen habe ich:',
    answers: ['Überrasch mich', 'Ich suche etwas Bestimmtes', 'Ich habe bald einen Arzttermin', 'Etwas lernen', 'Ein Rätsel'],
    next: ['zufall', 'suche', 'termin', 'lernen', 'raten'],
    en: {
      content: 'I have five doors:',
      answers: ['Surprise me', 'I am looking for something', 'I see a doctor soon', 'Learning something', 'A riddle'],
    },
  },
];
