import { expect, test } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import type { EntityName } from '#paths/office-api.ts';
import * as demo from '../../../demo/content/index.ts';
import { newEntries } from '../../../tests/office.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { freeList, freeVideo } from '../../../tests/world.ts';

onSite('what was removed', (site) => {
  const editor = async () => {
    const { browser } = await givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() });
    const send = async (entity: EntityName, what: string, body: Record<string, unknown>) => {
      const answer = await browser.send('POST', `/api/backend/${entity}/${what}`, body);
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      return (answer.json() as { data: Record<string, unknown> & { id: string } }).data;
    };
    const get = async (entity: EntityName, id: string) =>
      ((await browser.get(`/api/backend/${entity}/get/${id}`)).json() as { data: Record<string, unknown> }).data;
    return { send, get };
  };
  /** Checks the content version, and advances the clock so that stale bytes are no longer served. */
  const seen = async (): Promise<void> => {
    const watch = site().watch(60_000);
    await watch.check();
    watch.stop();
    site().clock.advance(2000);
  };

  test('S17.3 a removed page answers 410 in the site’s look, in both languages, until it comes back', async () => {
    const { send } = await editor();
    const [partner, project] = [demo.partners[0], demo.projects[0]];
    const removed: [EntityName, string, string][] = [
      ['playlist', idOf('playlist', freeList.shortid), `/playlist/${freeList.slug}`],
      ['partner', idOf('partner', partner?.slug ?? ''), `/partner/${partner?.slug}`],
      ['project', idOf('project', project?.slug ?? ''), `/mein-dr-muster/${project?.slug}`],
      ['video', idOf('video', freeVideo.shortid), `/watch/${freeVideo.shortid}`],
    ];
    for (const [entity, id, path] of removed) {
      expect((await site().get(path)).status, path).toBe(200);
      await send(entity, 'delete', { id });
      await seen();
      for (const address of [path, `/en${path}`]) {
        await expect.poll(async () => (await site().get(address)).status, { message: address }).toBe(410);
        const { text, headers } = await site().get(address);
        expect(headers['cache-control'], address).toBe('no-store');
        expect(text).toContain(address.startsWith('/en') ? 'This page is no longer here.' : 'Diese Seite gibt es nicht mehr.');
        const { elements } = partsOf(text);
        expect(elements.filter(({ name }) => name === 'header')).not.toEqual([]);
        expect(elements.find(({ attributes }) => attributes.name === 'robots')?.attributes.content).toBe('noindex');
        expect(elements.find(({ attributes }) => attributes.rel === 'canonical')).toBeUndefined();
      }
    }
    expect((await site().get(`/watch/${freeVideo.shortid}/playlist/${freeList.shortid}`)).status).toBe(410);
    for (const [entity, id] of removed.toReversed()) await send(entity, 'restore', { id });
    await seen();
    for (const [, , path] of removed) await expect.poll(async () => (await site().get(path)).status, { message: path }).toBe(200);
  });

  test('S17.3 what was erased for good stays gone, what is only taken off is not found, what never was is not found', async () => {
    const { send } = await editor();
    const erased = await send('partner', 'save', newEntries.partner('Für immer fort'));
    const draft = await send('partner', 'save', newEntries.partner('Nur heruntergenommen'));
    const never = await send('partner', 'save', { ...newEntries.partner('Nie gezeigt'), state: 'draft' });
    await send('partner', 'save', { ...draft, state: 'draft' });
    for (const { id } of [erased, erased, never]) await send('partner', 'delete', { id });
    await seen();
    const status = async (slug: string) => (await site().get(`/partner/${slug}`)).status;
    expect(await status('fuer-immer-fort')).toBe(410);
    expect([await status('nur-heruntergenommen'), await status('nie-gezeigt'), await status('gab-es-nie')]).toEqual([
      404, 404, 404,
    ]);
    // Another entry takes the path.
    await send('partner', 'save', { ...newEntries.partner('Ein neuer'), slug: 'fuer-immer-fort' });
    await seen();
    await expect.poll(() => status('fuer-immer-fort')).toBe(200);
  });

  test('S17.3 a changed slug leads on in one step, with language and query, and to 410 once the entry is removed', async () => {
    const { send, get } = await editor();
    const moves: [EntityName, string, string, string][] = [
      ['playlist', idOf('playlist', freeList.shortid), '/playlist/', freeList.slug],
      ['partner', idOf('partner', demo.partners[1]?.slug ?? ''), '/partner/', demo.partners[1]?.slug ?? ''],
      ['project', idOf('project', demo.projects[1]?.slug ?? ''), '/mein-dr-muster/', demo.projects[1]?.slug ?? ''],
      [
        'coaching',
        idOf('coaching', demo.coachings[0]?.shortid ?? ''),
        '/mein-dr-muster/coaching/',
        demo.coachings[0]?.slug ?? '',
      ],
      ['retreat', idOf('retreat', demo.retreats[0]?.shortid ?? ''), '/mein-dr-muster/auszeit/', demo.retreats[0]?.slug ?? ''],
      ['page', idOf('page', 'datenschutz'), '/meta/', 'datenschutz'],
    ];
    for (const [entity, id, path, slug] of moves) {
      for (const next of [`${slug}-zwei`, `${slug}-drei`]) await send(entity, 'save', { ...(await get(entity, id)), slug: next });
      await seen();
      for (const old of [slug, `${slug}-zwei`]) {
        const to = `${path}${slug}-drei?t=5&utm=x`;
        for (const [from, where] of [
          [`${path}${old}?t=5&utm=x`, to],
          [`/en${path}${old}?t=5&utm=x`, `/en${to}`],
          [`/de${path}${old}/?t=5&utm=x`, to],
        ] as const)
          await expect
            .poll(
              async () => {
                const { status, headers } = await site().get(from);
                return [status, headers.location];
              },
              { message: from },
            )
            .toEqual([301, where]);
      }
      expect((await site().get(`${path}${slug}-drei`)).status, path).toBe(200);
    }
    const [entity, id, path, slug] = moves[1] ?? ['partner', '', '', ''];
    await send(entity, 'delete', { id });
    await seen();
    for (const old of [slug, `${slug}-zwei`, `${slug}-drei`])
      await expect.poll(async () => (await site().get(path + old)).status, { message: old }).toBe(410);
  });
});
