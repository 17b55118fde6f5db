/** The public API of the desk for other rooms. */
export { audit } from './audit.ts';
export { emptyBin } from './bin.ts';
export { keepSchedule, listFailedSchedules } from './drafts.ts';
export { countVersion } from './count-version.ts';
export type { Entity, Part, PictureFacts, PictureLook, PictureSizes, Problems, Saving } from './entity.ts';
export { entityOf } from './entity-of.ts';
export type { DeskParts } from './handlers.ts';
export { importEntries, listContents, type Imported, type ImportedEntries } from './imports.ts';
export { knownIds, linkedIds } from './linked.ts';
export { findMentions } from './mentions.ts';
export { moveDrafts } from './move-drafts.ts';
export { findPast, type Past } from './moves.ts';
export { showWith } from './show.ts';
export { deskAudit, deskMoves, deskRevisions, deskShown, textIn, type Content } from './tables.ts';
export { arePreviewsEnded } from './shared-previews.ts';
export { deskTexts } from './call-texts.ts';
export { isStored, versionOf } from './version-of.ts';
