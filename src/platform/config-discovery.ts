import type { z } from 'zod';
import { choice, text } from './setting-kinds.ts';

/** What search engines may do here, and whether they are told of changes. */
export type DiscoverySettings = {
  /** `closed`: nothing of this site is to stand in any index. */
  readonly robots: 'open' | 'closed';
  /** IndexNow (https://www.indexnow.org): the key of this site, and where changes are announced. */
  readonly indexNow: { readonly key: string; readonly url: string } | null;
};

export const discoverySettings = (isServiceAddress: (value: string) => boolean) => ({
  ROBOTS: choice(['open', 'closed']).optional(),
  INDEXNOW_KEY: text('must be 8 to 128 letters, digits or hyphens', (value) => /^[A-Za-z0-9-]{8,128}$/.test(value)).optional(),
  INDEXNOW_URL: text('must be an https address without a query, or http on this machine', isServiceAddress).default(
    'https://api.indexnow.org/indexnow',
  ),
});

type Given = z.output<z.ZodObject<ReturnType<typeof discoverySettings>>>;

/** A demo that others can reach is closed unless its operator says otherwise. */
export const discoveryOf = (given: Given, { isPublicDemo }: { isPublicDemo: boolean }): DiscoverySettings => ({
  robots: given.ROBOTS ?? (isPublicDemo ? 'closed' : 'open'),
  indexNow: given.INDEXNOW_KEY ? { key: given.INDEXNOW_KEY, url: given.INDEXNOW_URL } : null,
});
