import type { z } from 'zod';
import { choice, text, title } from './setting-kinds.ts';

/** How search engines, social networks and language models find the site. */
export type DiscoverySettings = {
  /** `closed`: nothing of this site may be indexed. */
  readonly robots: 'open' | 'closed';
  /** IndexNow (https://www.indexnow.org): the site's key, and where changes are announced. */
  readonly indexNow: { readonly key: string; readonly url: string } | null;
  /** Whether the server draws a sharing picture for each page. */
  readonly sharingPictures: boolean;
  /** The licence of the texts as named in `/llms.txt`; null without that file. */
  readonly llms: { readonly licence: string | null } | null;
};

export const discoverySettings = (isServiceAddress: (value: string) => boolean) => ({
  ROBOTS: choice(['open', 'closed']).optional(),
  INDEXNOW_KEY: text('must be 8 to 128 letters, digits or hyphens', (value) => /^[A-Za-z0-9-]{8,128}$/.test(value)).optional(),
  INDEXNOW_URL: text('must be an https address without a query, or http on this machine', isServiceAddress).default(
    'https://api.indexnow.org/indexnow',
  ),
  SHARING_PICTURES: choice(['on', 'off']).default('on'),
  LLMS_TXT: choice(['on', 'off']).default('on'),
  TEXT_LICENCE: title.optional(),
});

type Given = z.output<z.ZodObject<ReturnType<typeof discoverySettings>>>;

/** A publicly reachable demo is closed unless its operator says otherwise. */
export const discoveryOf = (given: Given, { isPublicDemo }: { isPublicDemo: boolean }): DiscoverySettings => ({
  robots: given.ROBOTS ?? (isPublicDemo ? 'closed' : 'open'),
  indexNow: given.INDEXNOW_KEY ? { key: given.INDEXNOW_KEY, url: given.INDEXNOW_URL } : null,
  sharingPictures: given.SHARING_PICTURES === 'on',
  llms: given.LLMS_TXT === 'on' ? { licence: given.TEXT_LICENCE ?? null } : null,
});
