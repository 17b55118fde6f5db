import { callSet } from '#platform/http/call-set.ts';
import { shareAnswers } from '#platform/http/shared-answers.ts';
import type { Services } from '#platform/services.ts';
import { catalogEndpoints } from '../contract.ts';
import { catalogOfficeEndpoints } from '../office-contract.ts';
import { catalogDuties } from './duties.ts';
import { catalogEntities } from './entities/all.ts';
import { catalogHandlers } from './handlers.ts';
import { catalogOfficeHandlers } from './office-handlers.ts';

export const catalogRoom = {
  calls: (services: Parameters<typeof catalogHandlers>[0] & Pick<Services, 'share'>) => [
    callSet(catalogEndpoints, shareAnswers(catalogEndpoints, catalogHandlers(services), services.share)),
  ],
  officeCalls: (services: Pick<Services, 'db' | 'engine' | 'clock' | 'storage'>) => [
    callSet(catalogOfficeEndpoints, catalogOfficeHandlers(services)),
  ],
  entities: catalogEntities,
  jobs: catalogDuties,
};
