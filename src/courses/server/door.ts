/** The public API of the courses' server side. */
export { importCourseMails } from './import.ts';
export { ownershipListener } from './journeys.ts';
