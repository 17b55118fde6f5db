/** Everything that readers' queries may use: published entries, and tables without state. */
export * from './public-views.ts';
export * from './tables-media.ts';
export * from './tables-site.ts';
export * from './tables-views.ts';
export type { ModuleContent, ModuleOwner } from './content-pages.ts';
