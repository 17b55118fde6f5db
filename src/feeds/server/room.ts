import { feedRoutes } from './feed-routes.ts';

export const feedsRoom = { routes: feedRoutes };
