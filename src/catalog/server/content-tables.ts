/** What editors make, in every state. Only who writes it, or shows it to editors, reads these; everybody else the views of `tables.ts`. */
export * from './content-pages.ts';
export * from './content-videos.ts';
