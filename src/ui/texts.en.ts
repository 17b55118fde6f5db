import type { Texts } from './texts.de.ts';

export const en: Texts = {
  rowBack: 'Scroll back',
  rowOn: 'Scroll on',
  skipToContent: 'Skip to content',
  notes: 'Notes from the editors',
};
