import { discoveryRoutes } from './routes.ts';

export const discoveryRoom = { routes: discoveryRoutes };
