/** What other rooms may call of media's server side. */
export { assetRoutes, type Asset, type AssetPart, type AssetRoutesOptions } from './asset-routes.ts';
export { pictureRoutes } from './picture-routes.ts';
export { sendFile, type FileToSend } from './send-file.ts';
export { signedAssetUrl, type SignedAsset } from './signature.ts';
export { fileHandlers } from './file-handlers.ts';
export { fileRoutes, type FileRoutesOptions } from './form-routes.ts';
export { fileDuties } from './keep-files.ts';
export { makePicture } from './picture-making.ts';
export { storedAt, type FileParts, type FindUses, type UsedFile } from './parts.ts';
export { eraseUploader, exportUploadsOf } from './personal-data.ts';
export { resumableRoutes } from './resumable-routes.ts';
