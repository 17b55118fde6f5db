/** What other rooms use of the search: the emergency note, the box in the header's flyout, and the call. */
export { searchCall, type SearchCall } from './calls.ts';
export { EmergencyNote } from './emergency-note.tsx';
export { MenuSearch } from './menu-search.tsx';
