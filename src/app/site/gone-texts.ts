import { bilingual } from '#kit/bilingual.ts';

/** Texts of the page for removed content. */
export const goneTexts = bilingual(
  {
    title: 'Diese Seite gibt es nicht mehr.',
    text: 'Wir haben entfernt, was hier stand. Vielleicht hilft Dir etwas anderes weiter:',
  },
  {
    title: 'This page is no longer here.',
    text: 'We have removed what used to be here. Perhaps something else can help you:',
  },
);
