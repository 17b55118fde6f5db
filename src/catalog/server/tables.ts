/** All tables of the catalogue, where drizzle-kit and the other files of the room look for them. */
export * from './tables-pages.ts';
export * from './tables-videos.ts';
export * from './tables-views.ts';
