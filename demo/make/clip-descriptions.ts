import type { ClipKey } from '../shapes.ts';

/**
 * Audio description (S11.6) of the visuals. Spoken in the pauses: before the first sentence, before each further chapter, after
 * the last sentence. The script fails if a text does not fit its pause.
 */
export const clipDescriptions: { readonly [K in ClipKey]?: readonly string[] } = {
  atem: ['Eine Lunge entsteht.', 'Nun eine Welle.', 'Nun eine Sonne.', 'Die Sonne steht im Bild.'],
};
