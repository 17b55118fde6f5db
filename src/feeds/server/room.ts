import type { FastifyInstance } from 'fastify';
import { feedRoutes, type FeedRouteParts } from './feed-routes.ts';
import { podcastRoutes } from './podcast-routes.ts';
import { soundDuties } from './sounds.ts';

export const feedsRoom = {
  routes: (app: FastifyInstance, parts: FeedRouteParts): void => {
    feedRoutes(app, parts);
    podcastRoutes(app, parts);
  },
  jobs: soundDuties,
};
