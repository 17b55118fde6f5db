import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  refused: 'So würden Leser:innen steckenbleiben. Bitte behebe zuerst, was hier steht.',
  missing: (to: string) => (to ? `Führt zu ${quotedDe(to)}, den Schritt gibt es nicht.` : 'Hier fehlt, wohin es weitergeht.'),
  twice: () => 'Ein anderer Schritt heißt genauso.',
  uneven: () => 'Es gibt weder für jede Antwort ein Ziel noch ein gemeinsames.',
  loop: () => 'Das Gespräch kommt hierher zurück, ohne etwas zu fragen.',
  event: () => 'Dieses Ereignis kennt die Seite nicht.',
  label: () => 'Etwas zum Anklicken hat keine Beschriftung.',
  'dead-end': () => 'Hier endet das Gespräch, ohne etwas anzubieten.',
  unreachable: () => 'Kein Weg führt hierher.',
  empty: () => 'Hier fehlt noch ein Text.',
  long: () => 'Ein Text ist zu lang.',
  form: () => 'Das hat eine andere Form, als hier gebraucht wird.',
  link: (to: string) => `${quotedDe(to)} gibt es nicht (mehr).`,
};

export type ProblemTexts = typeof de;

const en: ProblemTexts = {
  refused: 'Readers would get stuck like this. Please mend what stands here first.',
  missing: (to) => (to ? `Leads to ${quotedEn(to)}, and there is no such step.` : 'It does not say where to go on.'),
  twice: () => 'Another step has the same name.',
  uneven: () => 'There is neither a target for each answer nor one for all.',
  loop: () => 'The conversation comes back here without asking anything.',
  event: () => 'The site does not know this event.',
  label: () => 'Something to follow has no label.',
  'dead-end': () => 'The conversation ends here and offers nothing.',
  unreachable: () => 'No way leads here.',
  empty: () => 'A text is still missing here.',
  long: () => 'A text is too long.',
  form: () => 'This has another form than is needed here.',
  link: (to) => `There is no ${quotedEn(to)} (any more).`,
};

/** Descriptions of a script's errors (S8.10). */
export const problemTexts = bilingual(de, en);
