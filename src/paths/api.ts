import type { Address } from '#kit/endpoint.ts';
import { callUrl } from './call-address.ts';

/**
 * All calls of the wire by name (S7). The browser's client is built from this table alone, so no schema is shipped to readers;
 * the rooms' contracts attach shapes to the same names.
 */
export const apiAddresses = {
  content: 'GET /api/content',
  contentDailies: 'GET /api/content/dailies',
  newestExclusive: 'GET /api/content/exclusive',

  videos: 'GET /api/video',
  playlists: 'GET /api/playlist',
  playlist: 'GET /api/playlist/:idOrSlug',
  playlistByShortid: 'GET /api/playlist/shortid/:shortid',
  playlistsByCategory: 'GET /api/playlist/category/:category',
  tags: 'GET /api/tag',
  tag: 'GET /api/tag/:idOrSlug',
  dailies: 'GET /api/daily',
  daily: 'GET /api/daily/:idOrSlug',
  dailiesByMonth: 'GET /api/daily/month/:month',
  partners: 'GET /api/partner',
  partner: 'GET /api/partner/:idOrSlug',
  projects: 'GET /api/project',
  project: 'GET /api/project/:idOrSlug',
  items: 'GET /api/item',
  item: 'GET /api/item/:idOrSlug',
  pages: 'GET /api/page',
  page: 'GET /api/page/:idOrSlug',
  coachings: 'GET /api/coaching',
  coaching: 'GET /api/coaching/:idOrSlug',
  coachingByShortid: 'GET /api/coaching/shortid/:shortid',
  retreats: 'GET /api/retreat',
  retreat: 'GET /api/retreat/:idOrSlug',
  retreatByShortid: 'GET /api/retreat/shortid/:shortid',
  frame: 'GET /api/frame',
  intro: 'GET /api/intro/:page',
  categoryPage: 'GET /api/category/:category',
  notes: 'GET /api/note',

  video: 'GET /api/video/:shortid',
  countView: 'GET /api/video/count/:shortid',

  user: 'GET /api/user',
} as const satisfies Record<string, Address>;

export type ApiName = keyof typeof apiAddresses;

/** The path and query of a call: `:name` parameters are filled from the input, the rest becomes the query. */
export const apiUrl = (name: ApiName, input?: Readonly<Record<string, string | number | boolean | null | undefined>>): string =>
  callUrl(apiAddresses[name], input);
