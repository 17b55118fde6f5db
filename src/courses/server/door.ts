/** What other rooms may call of the courses' server side. */
export { importCourseMails } from './import.ts';
export { ownershipListener } from './journeys.ts';
