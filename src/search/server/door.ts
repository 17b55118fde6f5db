/** The search's API for the app and the back office. */
export { requestUpdate } from './duties.ts';
export { listWords, replaceWords } from './editor-words.ts';
export { listEmptySearches } from './empty-searches.ts';
export { searchHandlers } from './handlers.ts';
export { LiveIndex } from './live-index.ts';
export { batchOn } from './parts.ts';
export { updateIndex } from './update.ts';
