/** What the app shows of the search: its page, how that is loaded, its note of an emergency, and the box in the header's flyout. */
export { searchCall, type SearchCall } from './calls.ts';
export { EmergencyNote } from './emergency-note.tsx';
export { MenuSearch } from './menu-search.tsx';
export { searchData, unanswered, type SearchData } from './search-data.ts';
export { SearchPage } from './search-page.tsx';
