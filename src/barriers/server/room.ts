import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { duty, jobKind } from '#jobs/server/door.ts';
import { ok } from '#kit/result.ts';
import { callSet } from '#platform/http/call-set.ts';
import { barrierEndpoints } from '../contract.ts';
import { barrierOfficeEndpoints } from '../office-contract.ts';
import { keptSince } from '../rules.ts';
import { formToken } from './form-token.ts';
import { barrierOfficeHandlers } from './office-handlers.ts';
import { barrierData } from './own-data.ts';
import { barrierPageRoutes } from './page-routes.ts';
import type { BarrierParts } from './parts.ts';
import { barrierReports } from './tables.ts';
import { barrierProcessing } from './processing.ts';

/** It runs every night, so it needs no long retries. */
const forget = jobKind('forget-barriers', z.object({}), { retries: 3, firstPause: 60, keptFor: 86_400 });

export const barriersRoom = {
  calls: ({ key, clock }: BarrierParts) => [
    callSet(barrierEndpoints, {
      barrierForm: () => Promise.resolve(ok({ data: { token: formToken(key, clock.now()) } })),
    }),
  ],
  officeCalls: (parts: BarrierParts) => [callSet(barrierOfficeEndpoints, barrierOfficeHandlers(parts))],
  routes: (app: FastifyInstance, parts: Parameters<typeof barrierPageRoutes>[1]): void => barrierPageRoutes(app, parts),
  jobs: ({ db, clock }: Pick<BarrierParts, 'db' | 'clock'>) => [
    duty(
      forget,
      async () => {
        await db.delete(barrierReports).where(lt(barrierReports.closedAt, keptSince(clock.now())));
      },
      { schedule: { hour: 3, minute: 20 } },
    ),
  ],
  personalData: barrierData,
  processing: barrierProcessing,
};
