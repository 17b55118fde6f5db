/** What other rooms may call of the courses' server side. */
export { courseGrants } from './grants.ts';
export { courseHandlers } from './handlers.ts';
export { ownershipListener } from './journeys.ts';
export type { CourseParts } from './parts.ts';
export { courseData } from './personal-data.ts';
