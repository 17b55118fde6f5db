import { deviceRoutes } from './device-routes.ts';

export const deviceRoom = { routes: deviceRoutes };
