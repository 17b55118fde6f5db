/** What the app asks of the search, and later the back office: the words that editors keep. */
export { requestUpdate } from './duties.ts';
export { listWords, replaceWords } from './editor-words.ts';
export { listEmptySearches } from './empty-searches.ts';
export { searchHandlers } from './handlers.ts';
export { LiveIndex } from './live-index.ts';
export { batchOn } from './parts.ts';
export { updateIndex } from './update.ts';
