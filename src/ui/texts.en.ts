import type { Texts } from './texts.de.ts';

export const en: Texts = {
  rowBack: 'Scroll back',
  rowOn: 'Scroll on',
  skipToContent: 'Skip to content',
  noConnection: 'We cannot reach the server. Please check your connection and try again.',
  notes: 'Notes from the editors',
};
