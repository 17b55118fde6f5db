import type { Address } from '#kit/endpoint.ts';

/** The entities of the back office (S10.2). */
export const officeEntities = [
  'project',
  'item',
  'module',
  'video',
  'playlist',
  'page',
  'tag',
  'daily',
  'yogadaily',
  'partner',
  'product',
  'coaching',
  'coachingmail',
  'retreat',
  'retreatmail',
  'coupon',
] as const;

export type EntityName = (typeof officeEntities)[number];

/**
 * The calls of every entity; the first six are S10.2's, the others are for drafts, revisions, the bin and bulk actions (S10.8).
 */
export const entityCalls = {
  list: 'GET',
  get: 'GET',
  search: 'GET',
  save: 'POST',
  delete: 'POST',
  sort: 'POST',
  uses: 'GET',
  draft: 'POST',
  preview: 'POST',
  unshare: 'POST',
  revisions: 'GET',
  revert: 'POST',
  restore: 'POST',
  bulk: 'POST',
  foresee: 'POST',
} as const;

export type EntityCall = keyof typeof entityCalls;

const withId: ReadonlySet<EntityCall> = new Set(['get', 'uses', 'revisions']);

/** `GET /api/backend/video/get/:id` and the like. */
export const entityAddress = (entity: EntityName, call: EntityCall): Address =>
  `${entityCalls[call]} /api/backend/${entity}/${call}${withId.has(call) ? '/:id' : ''}`;
