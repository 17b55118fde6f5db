import type { FastifyInstance } from 'fastify';
import { callSet } from '#platform/http/call-set.ts';
import { courseEndpoints } from '../contract.ts';
import { courseOfficeEndpoints } from '../office-contract.ts';
import { courseDuties } from './duties.ts';
import { courseFileRoutes } from './file-routes.ts';
import { courseGrants } from './grants.ts';
import { courseHandlers } from './handlers.ts';
import { ownershipListener } from './journeys.ts';
import { courseMailRoutes } from './mail-routes.ts';
import { courseEntities } from './office-entities.ts';
import { courseOfficeHandlers } from './office-handlers.ts';
import type { CourseOfficeParts, CourseParts } from './parts.ts';
import { courseData } from './personal-data.ts';
import { courseProcessing } from './processing.ts';

export const coursesRoom = {
  calls: (parts: CourseParts) => [callSet(courseEndpoints, courseHandlers(parts))],
  officeCalls: (parts: CourseOfficeParts) => [callSet(courseOfficeEndpoints, courseOfficeHandlers(parts))],
  routes: async (app: FastifyInstance, parts: Parameters<typeof courseFileRoutes>[1]): Promise<void> => {
    await courseMailRoutes(app, parts);
    courseFileRoutes(app, parts);
  },
  entities: () => courseEntities,
  jobs: courseDuties,
  personalData: courseData,
  grants: courseGrants,
  ownership: ownershipListener,
  processing: courseProcessing,
};
