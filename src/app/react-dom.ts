/**
 * React's DOM part, run together with its chunk: as a CommonJS module it would else first run within whoever uses it, in one
 * piece with the page's own start (vite.config.ts, entry-browser.ts).
 */
export { hydrateRoot } from 'react-dom/client';
