import type { Services } from '#platform/services.ts';
import { callSet } from '#platform/http/call-set.ts';
import { deviceEndpoints } from '../contract.ts';
import { deviceRoutes } from './device-routes.ts';
import { deviceData } from './personal-data.ts';
import { pushHandlers } from './push-handlers.ts';
import { pushDuties } from './send-push.ts';
import { deviceProcessing } from './processing.ts';

export const deviceRoom = {
  calls: (parts: Pick<Services, 'db' | 'clock' | 'config'>) => [callSet(deviceEndpoints, pushHandlers(parts))],
  routes: deviceRoutes,
  jobs: pushDuties,
  personalData: deviceData,
  processing: deviceProcessing,
};
