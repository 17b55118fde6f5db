/** What other rooms may call of media's server side. */
export { assetRoutes, type Asset, type AssetPart, type AssetRoutesOptions } from './asset-routes.ts';
export { pictureRoutes } from './picture-routes.ts';
export { sendFile, type FileToSend } from './send-file.ts';
export { signedAssetUrl, type SignedAsset } from './signature.ts';
