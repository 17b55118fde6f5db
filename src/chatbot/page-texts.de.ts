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
};

export type ChatbotTexts = typeof de;
