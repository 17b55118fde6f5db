/**
 * React DOM in a module of its own, executed together with its chunk: as a CommonJS module it would otherwise first execute
 * inside its importer, in one task with the page's own start (vite.config.ts, entry-browser.ts).
 */
export { hydrateRoot } from 'react-dom/client';
