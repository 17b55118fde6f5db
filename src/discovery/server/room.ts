import type { Services } from '#platform/services.ts';
import { announceDuty } from './index-now.ts';
import { discoveryRoutes } from './routes.ts';

export const discoveryRoom = {
  routes: discoveryRoutes,
  jobs: (services: Pick<Services, 'db' | 'config'>) => [announceDuty(services)],
};
