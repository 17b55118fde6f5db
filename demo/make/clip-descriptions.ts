import type { ClipKey } from '../shapes.ts';

/**
 * Audio description (S11.6): what is to be seen, for those who only listen. Said in the pauses: before the first sentence,
 * before each further chapter, after the last sentence. What does not fit its pause stops the script.
 */
export const clipDescriptions: { readonly [K in ClipKey]?: readonly string[] } = {
  atem: ['Eine Lunge entsteht.', 'Nun eine Welle.', 'Nun eine Sonne.', 'Die Sonne steht im Bild.'],
};
