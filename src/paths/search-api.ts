import type { Address } from '#kit/endpoint.ts';

/** The call of the search (S7.4). A table of its own, since the start page does not need it. */
export const searchAddresses = {
  search: 'POST /api/search/video',
} as const satisfies Record<string, Address>;
