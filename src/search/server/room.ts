import { callSet } from '#platform/http/call-set.ts';
import type { Services } from '#platform/services.ts';
import { searchEndpoints } from '../contract.ts';
import { wordEndpoints } from '../word-contract.ts';
import { searchDuties } from './duties.ts';
import { searchHandlers, type SearchServices } from './handlers.ts';
import { batchOn } from './parts.ts';
import { wordHandlers } from './word-handlers.ts';
import { searchProcessing } from './processing.ts';

export const searchRoom = {
  calls: (parts: SearchServices) => [callSet(searchEndpoints, searchHandlers(parts))],
  officeCalls: (parts: SearchServices) => [callSet(wordEndpoints, wordHandlers(parts))],
  jobs: (services: Services) => searchDuties({ ...services, atOnce: batchOn(services.engine) }, services.clock),
  processing: searchProcessing,
};
