/** The second variant of the guide: asks how much time the reader has, and likes to quiz. */
import type { DemoChatNode } from '../shapes.ts';
import { places, placesInEnglish } from './chatbot-body.ts';

const times = {
  answers: [['Einen Kaffee', 'Fünf Minuten'], 'Einen Abend', 'Frag mich was', 'Mir geht es nicht gut', 'Es ist dringend'],
  next: ['kurz', 'abend', 'raten', 'plage', 'notfall'],
};
const timesInEnglish = {
  answers: [['One coffee', 'Five minutes'], 'A whole evening', 'Ask me something', 'I do not feel well', 'It is urgent'],
};

export const secondNodes: readonly DemoChatNode[] = [
  {
    id: 'willkommen',
    tracked: true,
    content: ['Schön, dass Du vorbeischaust. Ich bin Mina und sortiere hier die Videos.', 'Wie viel Zeit bringst Du mit?'],
    ...times,
    en: {
      content: ['How nice of you to drop in. I am Mina, and I sort the videos here.', 'How much time do you have?'],
      ...timesInEnglish,
    },
  },
  {
    id: 'wahl',
    tracked: true,
    content: 'Da sind wir wieder. Wie viel Zeit hast Du jetzt?',
    ...times,
    en: { content: 'Here we are again. How much time do you have now?', ...timesInEnglish },
  },
  {
    id: 'plage',
    content: 'Oje. Dann legen wir die Uhr beiseite. Wo fehlt es Dir?',
    ...places,
    en: { content: 'Oh dear. Then never mind the clock. Where does it hurt?', ...placesInEnglish },
  },
  {
    id: 'kurz',
    content: 'Kurz kann ich. Was brauchst Du?',
    answers: ['Wach werden', 'Herunterkommen', 'Etwas lernen', 'Gut ins Arztgespräch', 'Egal, überrasch mich'],
    next: ['bewegung', 'licht', 'lernen', 'termin', 'zufall'],
    en: {
      content: 'I can do short. What do you need?',
      answers: ['Waking up', 'Calming down', 'Learning something', 'Talking with my doctor', 'Surprise me'],
    },
  },
  {
    id: 'abend',
    content: 'Ein ganzer Abend, wie großzügig. Um wen soll er sich drehen?',
    answers: ['Um meinen Körper', 'Um meine Nächte', 'Um meine Küche', 'Um meine Stimmung'],
    next: ['koerper', 'schlaf', 'essen', 'stimmung'],
    en: {
      content: 'A whole evening, how generous. What shall it be about?',
      answers: ['My body', 'My nights', 'My kitchen', 'My mood'],
    },
  },
];
