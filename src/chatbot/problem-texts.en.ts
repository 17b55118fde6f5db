import type { ProblemTexts } from './problem-texts.de.ts';

export const en: ProblemTexts = {
  refused: 'Readers would get stuck like this. Please mend what stands here first.',
  missing: (to) => (to ? `Leads to “${to}”, and there is no such step.` : 'It does not say where to go on.'),
  twice: () => 'Another step has the same name.',
  uneven: () => 'There is neither a target for each answer nor one for all.',
  loop: () => 'The conversation comes back here without asking anything.',
  event: () => 'The site does not know this event.',
  label: () => 'Something to follow has no label.',
  'dead-end': () => 'The conversation ends here and offers nothing.',
  unreachable: () => 'No way leads here.',
  long: () => 'A text is too long.',
  form: () => 'A text is missing or has another form.',
  link: (to) => `There is no “${to}” (any more).`,
};
