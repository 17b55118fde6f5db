/** What other rooms may ask of the desk. */
export { audit, type Deed } from './audit.ts';
export { emptyBin } from './bin.ts';
export { readContents, writeContent } from './contents.ts';
export { keepSchedule } from './drafts.ts';
export type { Entity, Part, PictureFacts, PictureLook, PictureSizes, Problems, Saving } from './entity.ts';
export { entityHandlers, type DeskParts } from './handlers.ts';
export { importEntries, listContents, plantEntries, type Imported } from './imports.ts';
export { knownIds, linkedIds } from './linked.ts';
export { findMentions, type Mention } from './mentions.ts';
export { findMoved } from './moves.ts';
export { exportDeedsOf, forgetActor } from './personal-data.ts';
export { putIn } from './place.ts';
export { saveEntry, type Actor } from './save.ts';
export { showWith } from './show.ts';
export { deskAudit, deskEntries, deskMoves, deskRevisions, textIn, type Content } from './tables.ts';
export { arePreviewsEnded } from './shared-previews.ts';
