/** What the app asks of the search, and later the back office: the words that editors keep. */
export { requestUpdate, searchDuties } from './duties.ts';
export { listWords, replaceWords, type EditorWords } from './editor-words.ts';
export { listEmptySearches, type EmptySearch } from './empty-searches.ts';
export { searchHandlers, type SearchServices } from './handlers.ts';
export { LiveIndex } from './live-index.ts';
export type { IndexParts } from './parts.ts';
export { updateIndex } from './update.ts';
export { wordHandlers, type WordParts } from './word-handlers.ts';
