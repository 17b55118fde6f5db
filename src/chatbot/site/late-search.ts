/* What the guide has of the search: a chunk that comes with the first question. */
export { EmergencyNote, searchCall } from '#search/site/door.tsx';
