import { expect } from 'vitest';
import type { z } from 'zod';
import { accountEndpoints } from '../src/accounts/contract.ts';
import { catalogEndpoints } from '../src/catalog/contract.ts';
import { apiUrl, type ApiName } from '../src/paths/api.ts';
import { categories } from '../src/paths/categories.ts';
import { playbackEndpoints } from '../src/playback/contract.ts';
import type { Answer, Served } from './served.ts';
import { coaching, freeList, freeVideo } from './world.ts';
import * as demo from '../demo/content/index.ts';

/** All calls of the site by name. */
export const endpoints = { ...catalogEndpoints, ...playbackEndpoints, ...accountEndpoints };
export type List = { data: Record<string, unknown>[]; total: number };

export const listNames = [
  'videos',
  'playlists',
  'tags',
  'dailies',
  'partners',
  'projects',
  'items',
  'pages',
  'coachings',
  'retreats',
] as const satisfies readonly ApiName[];
export const itemOf = {
  playlists: 'playlist',
  tags: 'tag',
  dailies: 'daily',
  partners: 'partner',
  projects: 'project',
  items: 'item',
  pages: 'page',
  coachings: 'coaching',
  retreats: 'retreat',
} as const satisfies Partial<Record<ApiName, ApiName>>;

/** A valid UUID that belongs to nothing. */
export const uuid = '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab';
/** Input for calls with parameters other than ids. */
export const inputs: Partial<Record<ApiName, Record<string, string>>> = {
  intro: { page: 'krankheiten' },
  playlistByShortid: { shortid: freeList.shortid },
  coachingByShortid: { shortid: coaching.shortid },
  retreatByShortid: { shortid: demo.retreats[0]?.shortid ?? '' },
  playlistsByCategory: { category: 'krankheiten' },
  categoryPage: { category: 'krankheiten' },
  dailiesByMonth: { month: '202606' },
  video: { shortid: freeVideo.shortid },
  countView: { shortid: freeVideo.shortid },
};

/** Asserts that a response matches its contract exactly, without additional fields. */
export function expectContract(name: ApiName, { json }: Answer): void {
  const shape: z.ZodType = endpoints[name].out;
  expect(shape.parse(json()), name).toEqual(json());
}

/** Fetches every list of the site completely: all pages, months and categories. */
export async function walk(site: Served): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const ask = async (path: string): Promise<Answer> => {
    const answer = await site.get(path);
    answers.set(path, answer);
    return answer;
  };
  for (const name of listNames)
    for (let page = 1, left = 1; left > 0; page += 1) {
      const { total } = (await ask(apiUrl(name, { page, perPage: 200 }))).json() as List;
      left = total - page * 200;
    }
  for (const category of categories) {
    await ask(apiUrl('playlistsByCategory', { category, perPage: 200 }));
    await ask(apiUrl('categoryPage', { category }));
  }
  for (const { shortid } of demo.playlists) {
    await ask(apiUrl('playlistByShortid', { shortid }));
    await ask(apiUrl('videos', { playlist: shortid, perPage: 200 }));
  }
  for (const { shortid } of demo.coachings) await ask(apiUrl('coachingByShortid', { shortid }));
  for (const name of ['content', 'contentDailies', 'newestExclusive', 'frame', 'notes'] as const) await ask(apiUrl(name));
  for (const month of ['202604', '202605', '202606']) await ask(apiUrl('dailiesByMonth', { month }));
  return answers;
}
