import type { FastifyInstance } from 'fastify';
import { callSet } from '#platform/http/call-set.ts';
import { accountEndpoints } from '../contract.ts';
import { userOfficeEndpoints } from '../office-contract.ts';
import { accountDuties } from './duties.ts';
import { exportRoutes } from './export-routes.ts';
import { accountHandlers } from './handlers.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { userOfficeHandlers } from './office-handlers.ts';
import type { AccountParts } from './parts.ts';
import { memberPictureRoutes } from './picture-routes.ts';
import { signInWithOthers } from './sso-plugin.ts';
import { verifyRoutes } from './verify-routes.ts';
import { accountProcessing } from './processing.ts';

export const accountsRoom = {
  calls: (parts: AccountParts) => [callSet(accountEndpoints, accountHandlers(parts))],
  officeCalls: (parts: Parameters<typeof userOfficeHandlers>[0]) => [callSet(userOfficeEndpoints, userOfficeHandlers(parts))],
  routes: async (
    app: FastifyInstance,
    parts: Parameters<typeof memberPictureRoutes>[1] &
      Parameters<typeof signInWithOthers>[1] &
      Parameters<typeof verifyRoutes>[1],
  ): Promise<void> => {
    verifyRoutes(app, parts);
    await newsletterRoutes(app, parts);
    await app.register(memberPictureRoutes, parts);
    exportRoutes(app, parts);
    await signInWithOthers(app, parts);
  },
  jobs: accountDuties,
  processing: accountProcessing,
};
