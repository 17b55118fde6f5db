import { expect, test } from 'vitest';
import { onSite } from '../../../tests/served.ts';
import { givenStaff } from '../../../tests/staff.ts';

const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":${n}`).join(',')}}`;
const brackets = (depth: number) => `{"value":${'['.repeat(depth)}${']'.repeat(depth)}}`;

onSite('bodies', (site) => {
  const search = (body: string) =>
    site().ask('/api/search/video', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test.each([
    ['90,000 keys', manyKeys(90_000), 413],
    ['200,000 brackets', brackets(200_000), 413],
    ['as many brackets as fit', brackets(32_000), 413],
    ['33 levels', brackets(32), 413],
    ['20,001 values in few bytes', `{"value":[${'1,'.repeat(20_001)}1]}`, 413],
    ['brackets within a text', JSON.stringify({ value: `${'['.repeat(190)}\\"` }), 200],
  ])('(S16.6) %s are refused before they are read', async (_, body, status) => {
    expect((await search(body)).status).toBe(status);
    expect(site().lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('(S16.6) whole texts of the team may be longer, of nobody else: what others send there is not read', async () => {
    const { admin, member } = await givenStaff(site());
    const text = (length: number) => ({
      query: 'x',
      content: { copy: 'ä'.repeat(length / 2) },
      id: '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab',
    });
    expect((await admin.send('POST', '/api/backend/page/draft', text(300_000))).status).toBe(404);
    expect((await admin.send('POST', '/api/backend/page/draft', text(1_100_000))).status).toBe(413);
    expect((await admin.send('POST', '/api/backend/page/delete', text(100_000))).status).toBe(413);
    const unread = await member.send('POST', '/api/backend/page/draft', { content: '{'.repeat(300_000) });
    expect(unread.status).toBe(403);
  });
});
