import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: (name: string) => `Chat mit ${name}`,
  log: 'Verlauf',
  answers: 'Deine Antwort',
  restart: 'Neu beginnen',
  /** Precedes the speaker's name for screen readers. */
  said: (name: string) => `${name}:`,
  answered: 'Du:',
  /** The guide's name if it could not be loaded (S15.3). */
  nobody: { name: 'dem Wegweiser', disclaimer: 'Dieser Wegweiser ist automatisch und kein Arzt.' },
  help: 'Im Notfall sofort: 112 anrufen',
  ways: 'Lieber gleich selbst schauen?',
  search: 'Suche',
  health: 'Gesundheit',
  feelgood: 'Wohlfühlen',
  done: 'Hier endet unser Gespräch.',
  stopped: 'Hier komme ich gerade nicht weiter. Über die Suche oder die Themen findest Du trotzdem ans Ziel.',
  withoutScript: 'Für das Gespräch braucht Dein Browser JavaScript. Diese Wege führen auch so ans Ziel.',
  /** A question in the reader's own words (S12.11). */
  question: {
    label: 'Oder schreib, was Du wissen willst',
    ask: 'Fragen',
    tooShort: (least: number) => `Schreib mindestens ${least} Zeichen.`,
    spokenAt: 'Im Video bei',
    quoted: ['„', '“'],
    all: 'Alle Ergebnisse',
    nothing: 'Dazu haben wir noch nichts.',
    failed: 'Das hat gerade nicht geklappt. Prüf bitte Deine Verbindung und versuch es noch einmal.',
    again: 'Nochmal versuchen',
    urgent: 'Ist es ein Notfall? Für einen Anruf brauchst Du kein Internet.',
    call: '112 anrufen',
  },
};

export type ChatbotTexts = typeof de;

const en: ChatbotTexts = {
  title: (name) => `Chat with ${name}`,
  log: 'Conversation',
  answers: 'Your answer',
  restart: 'Start again',
  said: (name) => `${name}:`,
  answered: 'You:',
  nobody: { name: 'the guide', disclaimer: 'This guide is automatic and not a doctor.' },
  help: 'In an emergency call 112 at once',
  ways: 'Rather look for yourself?',
  search: 'Search',
  health: 'Health',
  feelgood: 'Wellbeing',
  done: 'Our conversation ends here.',
  stopped: 'I cannot go on here just now. The search or the topics will take you there all the same.',
  withoutScript: 'For the conversation your browser needs JavaScript. These ways lead there without it.',
  question: {
    label: 'Or write what you want to know',
    ask: 'Ask',
    tooShort: (least) => `Write at least ${least} characters.`,
    spokenAt: 'In the video at',
    quoted: ['“', '”'],
    all: 'All results',
    nothing: 'We have nothing on this yet.',
    failed: 'That did not work just now. Please check your connection and try again.',
    again: 'Try again',
    urgent: 'Is it an emergency? You need no internet for a call.',
    call: 'Call 112',
  },
};

/** Texts of the guide's part of the start page. */
export const chatbotTexts = bilingual(de, en);
