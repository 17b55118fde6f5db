import type { FastifyInstance } from 'fastify';
import { listOverdueReviews } from '#catalog/server/door.ts';
import { dayOf } from '#kit/dates.ts';
import type { Db } from '#platform/database.ts';
import { callSet } from '#platform/http/call-set.ts';
import type { Services, WebServices } from '#platform/services.ts';
import { backofficeEndpoints } from '../contract.ts';
import type { OfficeBuild } from './build.ts';
import { backofficeHandlers } from './handlers.ts';
import { officeRoutes } from './office-routes.ts';
import type { OpeningParts } from './opening.ts';
import type { BackofficeParts } from './parts.ts';

/** The catalogue's entries due for a medical review, by the day in Berlin. */
const overdueReviews =
  (db: Db): BackofficeParts['overdueReviews'][number] =>
  async (now) =>
    (await listOverdueReviews(db, dayOf(now))).map(({ entity, id, title, nextReviewOn }) => ({
      entity,
      id,
      title,
      due: nextReviewOn,
    }));

export const backofficeRoom = {
  officeCalls: (parts: Pick<Services, 'clock'> & OpeningParts) => [
    callSet(backofficeEndpoints, backofficeHandlers({ ...parts, overdueReviews: [overdueReviews(parts.db)] })),
  ],
  routes: (app: FastifyInstance, parts: WebServices & { readonly officeBuild: OfficeBuild }): void =>
    officeRoutes(app, { ...parts, build: parts.officeBuild, identity: parts }),
};
