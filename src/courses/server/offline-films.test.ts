import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/browser.ts';
import { testPresent } from '../../../tests/databases.ts';
import { givenOwner, takeCoaching } from '../../../tests/owners.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { coaching, coachingList, trailer } from '../../../tests/world.ts';
import type { PlayableVideo } from '#playback/contract.ts';
import { courseEndpoints } from '../contract.ts';

const [first = '', second = ''] = coachingList.videos;
const at = (...videos: string[]): string => `/api/coaching/offline?videos=${videos.join(',')}`;

onSite('films to keep on a device', (site) => {
  beforeEach(() => site().clock.set(testPresent));

  const filmsOf = async (browser: Browser, ...videos: string[]) => {
    const answer = await browser.get(at(...videos));
    expect(answer.status, answer.text).toBe(200);
    const body = courseEndpoints.offlineFilms.out.parse(answer.json());
    expect(body, 'no field beyond the contract').toEqual(answer.json());
    return body;
  };

  test('S13.7 an owner may keep the open days of their course, and gets every byte of them', async () => {
    const { member, browser } = await givenOwner(site(), coaching.shortid);
    const { member: whose, films } = await filmsOf(browser, first, second, trailer, 'nothing-1');
    expect(whose).toBe(member.id);
    expect(films.map(({ video }) => video)).toEqual([first]);
    const [film] = films;
    if (!film) throw new Error('There is one.');
    expect(film).toMatchObject({ course: coaching.title, until: '2026-07-17T10:00:00.000Z' });
    expect(film.captions.map(({ lang }) => lang)).toContain('de');
    const last = await browser.ask(film.src, { headers: { range: `bytes=${film.bytes - 10}-${film.bytes - 1}` } });
    expect([last.status, last.headers['content-range']]).toEqual([
      206,
      `bytes ${film.bytes - 10}-${film.bytes - 1}/${film.bytes}`,
    ]);
  });

  test('S13.7 after a refund nothing may be kept, and the addresses that were given are worth nothing', async () => {
    const { member, browser } = await givenOwner(site(), coaching.shortid);
    const [film] = (await filmsOf(browser, first)).films;
    await takeCoaching(site(), member, coaching.shortid);
    expect((await filmsOf(browser, first)).films).toEqual([]);
    expect((await browser.ask(film?.src ?? '', { headers: { range: 'bytes=0-9' } })).status).toBe(403);
  });

  test('S13.7 nobody else may keep them, and a visitor cannot even ask', async () => {
    const { browser } = await givenLogin(site());
    expect((await filmsOf(browser, first)).films).toEqual([]);
    expect((await site().get(at(first))).status).toBe(401);
  });

  test('S13.7 a question is short and names videos alone', async () => {
    const { browser } = await givenLogin(site());
    const many = Array.from({ length: 41 }, (_, i) => `film-${i}`);
    for (const wrong of ['', 'a', "x' or 1=1", '../../etc', many.join(',')])
      expect((await browser.get(`/api/coaching/offline?videos=${encodeURIComponent(wrong)}`)).status, wrong).toBe(422);
    expect((await filmsOf(browser, ...many.slice(1))).films).toEqual([]);
  });

  test('S19.6 S6.3 the film in sign language of a paid day is had by who may watch the day, and by nobody else', async () => {
    const { browser } = await givenOwner(site(), coaching.shortid);
    const answer = await browser.get(`/api/video/${first}`);
    const { sign } = (answer.json() as { data: PlayableVideo }).data;
    expect(sign).toMatch(new RegExp(`^/asset/${first}/sign/960\\.mp4\\?`));
    const statusFor = async (who: Pick<Browser, 'ask'>, address: string): Promise<number> =>
      (await who.ask(address, { headers: { range: 'bytes=0-9' } })).status;
    const { browser: other } = await givenLogin(site());
    const [bare = ''] = sign.split('?');
    expect(await statusFor(browser, sign)).toBe(206);
    expect(await statusFor(other, sign)).toBe(403);
    expect(await statusFor(browser, bare)).toBe(403);
    expect(await statusFor(browser, sign.replace(first, second))).toBe(404);
    const free = (await site().get('/api/video/faust-univ')).json() as { data: PlayableVideo };
    expect((await site().get(free.data.sign.split('?')[0] ?? '')).status).toBe(200);
    expect(free.data.seen.map(({ start }) => start)).toEqual([0, 12, 22]);
    const none = (await site().get('/api/video/herz-ekg')).json() as { data: PlayableVideo };
    expect([none.data.sign, none.data.seen]).toEqual(['', []]);
  });
});
