import { expect, test } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import { onBothSites, type Answer } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { freeVideo } from '../../../tests/world.ts';

type Entry = Record<string, unknown> & { id: string };
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it is, the call knows
const dataOf = <Data = Entry>(answer: Answer): Data => (answer.json() as { data: Data }).data;

onBothSites('easy German in the office', (site) => {
  const editor = async () => (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;

  test('S19.4 editors write it, readers get it; emptied, it is gone', async () => {
    const browser = await editor();
    const id = idOf('video', freeVideo.shortid);
    const before = dataOf(await browser.get(`/api/backend/video/get/${id}`));
    expect(before.easy).toBeNull();
    const save = async (easy: unknown): Promise<Entry> => {
      const { version } = dataOf(await browser.get(`/api/backend/video/get/${id}`));
      return dataOf(await browser.send('POST', '/api/backend/video/save', { ...before, version, easy }));
    };
    const saved = await save({ title: 'Ganz leicht gesagt', description: 'Das Wort Quakfrosch steht nur hier.' });
    expect(saved.easy).toEqual({ title: 'Ganz leicht gesagt', description: 'Das Wort Quakfrosch steht nur hier.' });
    const shown = async () => dataOf<{ easy?: unknown }[]>(await site().get(`/api/video?shortid=${freeVideo.shortid}`))[0]?.easy;
    await until(shown, (easy) => easy !== undefined);
    expect(await shown()).toEqual(saved.easy);
    expect((await save({ title: ' ', description: '' })).easy).toBeNull();
  });

  test('S19.4 rich text in easy German is sanitised as the ordinary one is', async () => {
    const browser = await editor();
    const id = idOf('page', 'impressum');
    const before = dataOf<Entry & { modules: Record<string, unknown>[] }>(await browser.get(`/api/backend/page/get/${id}`));
    const [first, ...rest] = before.modules;
    const easy = { title: 'Wer wir sind', copy: '<p onclick="alert(1)">Wir sind da.<script>alert(1)</script></p>' };
    const saved = dataOf<typeof before>(
      await browser.send('POST', '/api/backend/page/save', { ...before, modules: [{ ...first, easy }, ...rest] }),
    );
    expect(saved.modules[0]?.easy).toEqual({ title: 'Wer wir sind', copy: '<p>Wir sind da.</p>' });
    expect((await site().get('/meta/impressum?sprache=einfach')).status).toBe(200);
  });

  test('S19.4 lists are filtered by what has no such version', async () => {
    const browser = await editor();
    const titles = async (wanted: string): Promise<string[]> => {
      return dataOf<{ title: string }[]>(await browser.get(`/api/backend/page/list?perPage=25&easy_version=${wanted}`)).map(
        ({ title }) => title,
      );
    };
    expect(await titles('written')).toContain('Häufige Fragen');
    expect(await titles('missing')).not.toContain('Häufige Fragen');
    expect(await titles('missing')).toContain('Datenschutzerklärung');
  });
});
