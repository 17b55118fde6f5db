/** The public API of the courses' server side. */
export { ownershipListener } from './journeys.ts';
