/** What other rooms may call of media's server side. */
export { assetRoutes, type Asset, type AssetPart, type AssetRoutesOptions } from './asset-routes.ts';
export { pictureRoutes } from './picture-routes.ts';
export { sendFile, type FileToSend } from './send-file.ts';
export { signedAssetUrl, type SignedAsset } from './signature.ts';
export { fileHandlers } from './file-handlers.ts';
export { fileRoutes, type FileRoutesOptions } from './form-routes.ts';
export { fileDuties } from './keep-files.ts';
export { makePicture } from './picture-making.ts';
export { findStoredFile } from './stored-file.ts';
export { storedAt, type FileParts, type FindUses, type UsedFile } from './parts.ts';
export { eraseUploader, exportUploadsOf } from './personal-data.ts';
export { resumableRoutes } from './resumable-routes.ts';
export { adoptClips } from './clips/adopt.ts';
export { clipDuties } from './clips/duties.ts';
export { clipEventRoutes } from './clips/event-routes.ts';
export { clipFileRoutes } from './clips/clip-file-routes.ts';
export { clipHandlers } from './clips/handlers.ts';
export type { ClipCatalogue, ClipParts, PublicClip, Source, WorkerParts } from './clips/parts.ts';
