import type { FastifyInstance } from 'fastify';
import { feedRoutes, type FeedRouteParts } from './feed-routes.ts';
import { llmsRoute } from './llms-route.ts';
import { podcastRoutes } from './podcast-routes.ts';
import { publicApi } from './public-api.ts';
import { sharingRoutes } from './sharing-routes.ts';
import { soundDuties } from './sounds.ts';

export const feedsRoom = {
  routes: (app: FastifyInstance, parts: FeedRouteParts): void => {
    feedRoutes(app, parts);
    podcastRoutes(app, parts);
    sharingRoutes(app, parts);
    llmsRoute(app, parts);
    publicApi(app, parts);
  },
  jobs: soundDuties,
};
