/** What others show of the search: its note of an emergency, and the box in the header's flyout; with its call. */
export { searchCall, type SearchCall } from './calls.ts';
export { EmergencyNote } from './emergency-note.tsx';
export { MenuSearch } from './menu-search.tsx';
