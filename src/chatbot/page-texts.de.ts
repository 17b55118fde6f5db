/** What the guide's page parts say; what the guide itself says is content. */
export const de = {
  title: (name: string) => `Chat mit ${name}`,
  log: 'Verlauf',
  answers: 'Deine Antwort',
  restart: 'Neu beginnen',
  /** Before the name of who said it, for those who cannot see the bubbles. */
  said: (name: string) => `${name}:`,
  answered: 'Du:',
  /** Who speaks where it cannot be read who does (S15.3). */
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
