/** Public server API of this room. */
export { assetRoutes } from './asset-routes.ts';
export { pictureRoutes } from './picture-routes.ts';
export { sendFile } from './send-file.ts';
export { signedAssetUrl } from './signature.ts';
export { pictureFacts, sourcesOf } from './picture-facts.ts';
export { hasDrawing, placePicture, readSiteIcon, readyToPlace, stampOf } from './placed-pictures.ts';
export { hasPicture, makePicture } from './picture-making.ts';
export { downloadOf } from '../downloads.ts';
export { oneFile, type Rendition } from '../clips/one-file.ts';
export { isNoted, notePlacement, placeFiles, waitsAt } from './placements.ts';
export { refuseLostStore } from './lost-store.ts';
export { findStoredFile } from './stored-file.ts';
export type { FindUses } from './parts.ts';
export { clipDuties } from './clips/duties.ts';
export { faultOf } from './clips/tool.ts';
export { makeSoundFile, soundFile } from './clips/sound-file.ts';
export { findClipPosters, findUnfinishedClips } from './clips/uses.ts';
export type { ClipParts, ClipPoster, PublicClip, WorkerParts } from './clips/parts.ts';
