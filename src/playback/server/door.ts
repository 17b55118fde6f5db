/** What the app may call of playback's server side. */
export { embedRoutes, type EmbedParts } from './embed-routes.ts';
export { playbackHandlers, type PlaybackParts } from './handlers.ts';
export { forgetLost as forgetLostPositions } from './positions.ts';
export { positionHandlers } from './position-handlers.ts';
