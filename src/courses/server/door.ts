/** What other rooms may call of the courses' server side. */
export { courseDuties } from './duties.ts';
export { courseFileRoutes } from './file-routes.ts';
export { courseGrants } from './grants.ts';
export { courseHandlers } from './handlers.ts';
export { importCourseMails } from './import.ts';
export { ownershipListener } from './journeys.ts';
export { courseMailRoutes } from './mail-routes.ts';
export { courseOfficeHandlers } from './office-handlers.ts';
export type { CourseMailParts, CourseParts } from './parts.ts';
export { courseData } from './personal-data.ts';
export { courseEntities } from './office-entities.ts';
