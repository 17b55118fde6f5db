/**
 * Editors' content in every state. Only code that writes it or shows it to editors may read these tables; everything else reads
 * the views of `tables.ts`.
 */
export * from './content-pages.ts';
export * from './content-videos.ts';
