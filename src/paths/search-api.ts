import type { Address } from '#kit/endpoint.ts';

/** The calls of the search (S7.4). A table of their own, since the start page does not need it. */
export const searchAddresses = {
  search: 'POST /api/search/video',
  transcript: 'GET /api/video/:shortid/transcript',
} as const satisfies Record<string, Address>;
