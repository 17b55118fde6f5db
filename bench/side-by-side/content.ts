/** The content that all candidates show: 200 videos of our site's public API, with the files of their pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPassword } from '../../demo/content/members.ts';
import { logIn } from '../members.ts';

export const wanted = 200;

export type Item = {
  readonly shortid: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** The name of the picture's files; two items may have the same. */
  readonly poster: string;
};

type Listed = Omit<Item, 'poster'> & { readonly thumbnail_url: string };

async function publicVideos(site: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null && found.length < wanted;) {
    const answer = await fetch(`${site}/api/public/v1/videos?limit=100${cursor && `&cursor=${cursor}`}`);
    const page = (await answer.json()) as { data: Listed[]; next_cursor: string | null };
    found.push(...page.data);
    cursor = page.next_cursor;
  }
  return found.slice(0, wanted);
}

/** The calls of the office, as an editor. */
async function office(site: string) {
  const cookie = await logIn(site, { email: 'redaktion@example.org', password: demoPassword });
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '');
  const ask = async <Out>(address: string, body?: object): Promise<Out> => {
    const answer = await fetch(`${site}/api/backend/${address}`, {
      headers: { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Out;
  };
  const idOf = async (shortid: string): Promise<string> => {
    const { data } = await ask<{ data: { id: string; shortid: string }[] }>(`video/list?perPage=200&q=${shortid}`);
    const found = data.find((video) => video.shortid === shortid);
    if (!found) throw new Error(`the office does not know ${shortid}`);
    return found.id;
  };
  return { ask, idOf };
}

/** The demo has fewer public videos: the rest are copies of its first ones, with their pictures. */
async function copyUntilEnough(site: string): Promise<void> {
  const { ask, idOf } = await office(site);
  const videos = await publicVideos(site);
  for (let copy = 0; videos.length + copy < wanted; copy += 1) {
    const id = await idOf(videos[copy % videos.length]?.shortid ?? '');
    const { data } = await ask<{ data: { title: string; topline: string; description: string; clip: string; poster: string } }>(
      `video/get/${id}`,
    );
    const { title, topline, description, clip, poster } = data;
    // Older than all others, so that the first ones of the list are different films.
    const published_at = '2020-01-01T06:00:00.000Z';
    const copied = { title: `${title} (${copy})`, topline, description, clip, poster, published_at, state: 'published' };
    await ask('video/save', copied);
  }
}

/** Fills a site of the demo, and answers what there is to show and the page of our own that shows it. */
export async function givenItems(site: string): Promise<readonly Item[]> {
  await copyUntilEnough(site);
  const videos = await publicVideos(site);
  if (videos.length < wanted) throw new Error(`only ${videos.length} public videos`);
  const { ask, idOf } = await office(site);
  const ids: string[] = [];
  for (const { shortid } of videos) ids.push(await idOf(shortid));
  await ask('playlist/save', { title: 'Side by side', slug: 'side-by-side', videos: ids, state: 'published' });
  return videos.map(({ shortid, title, description, url, thumbnail_url }) => ({
    shortid,
    title,
    description,
    url,
    poster: path.basename(new URL(thumbnail_url).pathname, '.jpg'),
  }));
}

export const pictureKinds = ['_tablet.avif', '.avif', '_tablet.webp', '.webp', '_tablet.jpg', '.jpg'] as const;

/** Writes `items.json` and `posters` into a folder, from which each application has its own copy. */
export async function writeContent(site: string, items: readonly Item[], folder: string): Promise<void> {
  await mkdir(path.join(folder, 'posters'), { recursive: true });
  await writeFile(path.join(folder, 'items.json'), JSON.stringify(items));
  for (const poster of new Set(items.map((item) => item.poster))) {
    for (const kind of pictureKinds) {
      const answer = await fetch(`${site}/storage/poster/${poster}${kind}`);
      if (!answer.ok) throw new Error(`${poster}${kind} answers ${answer.status}`);
      await writeFile(path.join(folder, 'posters', poster + kind), Buffer.from(await answer.arrayBuffer()));
    }
  }
}
