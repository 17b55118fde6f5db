/** What the app may call of playback's server side. */
export { embedRoutes } from './embed-routes.ts';
export { playbackHandlers } from './handlers.ts';
export { forgetLost as forgetLostPositions } from './positions.ts';
export { positionHandlers } from './position-handlers.ts';
