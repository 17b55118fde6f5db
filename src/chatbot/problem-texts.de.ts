/** What is wrong with a script, in words (S8.10). */
export const de = {
  refused: 'So würden Leser:innen steckenbleiben. Bitte behebe zuerst, was hier steht.',
  missing: (to: string) => (to ? `Führt zu „${to}“, den Schritt gibt es nicht.` : 'Hier fehlt, wohin es weitergeht.'),
  twice: () => 'Ein anderer Schritt heißt genauso.',
  uneven: () => 'Es gibt weder für jede Antwort ein Ziel noch ein gemeinsames.',
  loop: () => 'Das Gespräch kommt hierher zurück, ohne etwas zu fragen.',
  event: () => 'Dieses Ereignis kennt die Seite nicht.',
  label: () => 'Etwas zum Anklicken hat keine Beschriftung.',
  'dead-end': () => 'Hier endet das Gespräch, ohne etwas anzubieten.',
  unreachable: () => 'Kein Weg führt hierher.',
  long: () => 'Ein Text ist zu lang.',
  form: () => 'Ein Text fehlt oder hat eine andere Form.',
  link: (to: string) => `„${to}“ gibt es nicht (mehr).`,
};

export type ProblemTexts = typeof de;
