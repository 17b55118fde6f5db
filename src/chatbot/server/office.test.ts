import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { readContentVersion } from '#platform/content-version.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { onSite } from '../../../tests/served.ts';
import { givenStaff, type Staff } from '../../../tests/staff.ts';
import type { GuideForm, NodeForm } from '../contract.ts';
import type { GuideProblem } from '../office-contract.ts';

type Saved = GuideForm & { readonly version: string };

onSite('the guide’s script in the office', (site) => {
  let staff: Staff;
  const base = '/api/backend/chatbot';
  const get = async (): Promise<Saved> => ((await staff.editor.get(`${base}/get`)).json() as { data: Saved }).data;
  const send = (path: string, body: object) => staff.editor.send('POST', `${base}/${path}`, { ...body });
  const check = async (guide: object): Promise<GuideProblem[]> => {
    const answer = await send('check', guide);
    expect(answer.status, answer.text).toBe(200);
    return (answer.json() as { data: GuideProblem[] }).data;
  };
  /** The demo's guide with other nodes in its second variant. */
  const withNodes = (guide: Saved, nodes: object[], start = 'a') => ({
    ...guide,
    variants: [guide.variants[0], { start, nodes }],
  });
  const node: Pick<NodeForm, 'id' | 'content' | 'answers' | 'next'> = {
    id: 'a',
    content: 'Hallo.',
    answers: ['Ja'],
    next: ['a'],
  };

  beforeAll(async () => {
    staff = await givenStaff(site());
  });

  test('S6.4 S10.1 the script is for editors and admins', async () => {
    for (const [who, status] of [
      ['visitor', 401],
      ['member', 403],
      ['support', 403],
      ['editor', 200],
      ['admin', 200],
    ] as const)
      expect((await staff[who].get(`${base}/get`)).status, who).toBe(status);
    expect((await staff.support.send('POST', `${base}/save`, { ...(await get()) })).status).toBe(403);
  });

  test('S2.33 what comes goes back as it is, and has no problem', async () => {
    const guide = await get();
    expect([guide.variants.length, guide.persona.name]).toEqual([2, 'Mina']);
    expect(await check(guide)).toEqual([]);
    const saved = await send('save', guide);
    expect([saved.status, saved.json()]).toEqual([200, { data: guide }]);
  });

  test('S3.10 S8.10 every problem is told at its node: dead ends, missing targets, what nobody reaches, what is too long, broken links', async () => {
    const problems = await check(
      withNodes(await get(), [
        { ...node, answers: ['Ja', 'Nein', 'Weiß nicht'], next: ['weg', 'b', 'c'] },
        { ...node, id: 'b', content: 'x'.repeat(601), answers: [], next: [], video: 'gibtsnicht', videoLabel: 'Ansehen' },
        { ...node, id: 'c', content: '', answers: [], next: [], type: 'redirect' },
        { ...node, id: 'd', answers: [], next: [], playlist: 'gibt-es-nicht', playlistLabel: 'Zur Liste' },
        { ...node, id: 'e', answers: [], next: [] },
        { ...node, id: 'f', url: 'javascript:alert(1)', urlLabel: 'Los', en: { content: 'y'.repeat(700) } },
        { ...node, id: 'g', content: ' ', answers: [''] },
      ]),
    );
    const told = problems.map(({ kind, node: at, field, to, is_grave: isGrave }) => [kind, at, field ?? to, isGrave]);
    for (const one of [
      ['missing', 'a', 'weg', true],
      ['long', 'b', 'content', true],
      ['link', 'b', 'video', true],
      ['missing', 'c', '', true],
      ['unreachable', 'd', null, false],
      ['link', 'd', 'playlist', true],
      ['dead-end', 'e', null, false],
      ['form', 'f', 'url', true],
      ['long', 'f', 'en.content', true],
      ['empty', 'g', 'content', true],
      ['empty', 'g', 'answers', true],
    ])
      expect(told).toContainEqual(one);
    expect(problems.every(({ variant }) => variant === 1)).toBe(true);
  });

  test('S8.10 what would leave a reader standing is not saved, in words at its node; nothing has changed then', async () => {
    const before = await get();
    const version = await readContentVersion(site().database.db);
    const answer = await send('save', withNodes(before, [{ ...node, next: ['weg'], video: 'gibtsnicht', videoLabel: 'V' }]));
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: { 'variants.1.nodes.a': ['Führt zu „weg“, den Schritt gibt es nicht.', '„gibtsnicht“ gibt es nicht (mehr).'] },
    });
    expect((await send('save', { ...before, persona: { ...before.persona, disclaimer: '' } })).json()).toMatchObject({
      errors: { 'persona.disclaimer': ['Hier fehlt noch ein Text.'] },
    });
    expect([await get(), await readContentVersion(site().database.db)]).toEqual([before, version]);
  });

  test('S2.33 S10.8 what is saved is what readers get; a save of an older version is refused; the log knows who it was', async () => {
    const before = await get();
    const changed = { ...before, persona: { ...before.persona, name: 'Ida' } };
    const saved = await send('save', changed);
    expect(saved.status).toBe(200);
    await site().app.contentChanged(await readContentVersion(site().database.db), null);
    expect((await site().get('/api/chatbot')).json()).toMatchObject({ data: { persona: { name: 'Ida' } } });
    expect((await send('save', { ...before, persona: { ...before.persona, name: 'Ute' } })).status).toBe(409);
    expect((await get()).persona.name).toBe('Ida');
    const rows = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entity, 'chatbot'));
    expect(rows.filter(({ title, action, actorId }) => title === 'Ida' && action === 'save' && actorId)).toHaveLength(1);
    const again = await send('save', changed);
    expect([again.status, again.json()]).toEqual([200, saved.json()]);
    expect((await send('save', { ...before, version: null })).status).toBe(200);
    expect(await get()).toEqual(before);
  });

  test('S3.10 whatever is sent, the answer is an answer', async () => {
    const guide = await get();
    await fc.assert(
      fc.asyncProperty(oddInput, oddInput, async (one, other) => {
        const odd = withNodes(guide, [{ ...node, content: one, next: other, answers: one, video: other, en: one }]);
        for (const path of ['check', 'save'])
          for (const body of [odd, { ...guide, persona: one }, { ...guide, variants: other }])
            expect((await send(path, { ...body, version: 'x' })).status).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
    expect(await get()).toEqual(guide);
  });
});
