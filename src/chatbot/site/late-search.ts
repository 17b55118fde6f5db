/* The part of the search that the guide uses, loaded with the first question. */
export { EmergencyNote, searchCall } from '#search/site/door.tsx';
