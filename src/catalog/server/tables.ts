/** All that the catalogue's readers may ask: what is published, and what has no state. */
export * from './public-views.ts';
export * from './tables-media.ts';
export * from './tables-site.ts';
export * from './tables-views.ts';
export type { ModuleContent, ModuleOwner } from './content-pages.ts';
