import ICAL from 'ical.js';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { retreats } from '#catalog/server/tables.ts';
import { addDays } from '#kit/dates.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { givenMember, openBrowser, type Browser } from '../../../tests/browser.ts';
import { testPresent } from '../../../tests/databases.ts';
import { givenOwner, hasBegunOn } from '../../../tests/owners.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { coaching, coachingList } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import type { Journey } from '../contract.ts';
import { courseData } from './personal-data.ts';

const own = coaching.shortid;
const at = shopFiles.certificate(own);

onSite('the files of a course', (site) => {
  beforeEach(() => site().clock.set(testPresent));

  const journeyOf = async (browser: Browser): Promise<Journey> =>
    ((await browser.get(`/api/coaching/journey/${own}`)).json() as { data: Journey }).data;
  const watch = async (browser: Browser, videos: readonly string[]): Promise<void> => {
    for (const video of videos) {
      const ranges = [[0, 86_400]];
      expect((await browser.send('POST', '/api/coaching/watched', { coaching: own, video, ranges })).status).toBe(200);
    }
  };
  /** An owner whose last day is open. */
  async function atTheEnd(row: Parameters<typeof givenMember>[1] = {}) {
    const { member, browser } = await givenOwner(site(), own, row);
    await hasBegunOn(site(), member, own, '2026-05-01');
    return { member, browser };
  }

  describe('a certificate', () => {
    test('S13.4 is there once the last day is open and 80 per cent were watched, and says who took part in what', async () => {
      const { browser } = await atTheEnd({ name: 'Jörg', surname: 'Weiß-Łukasiewicz' });
      await watch(browser, coachingList.videos.slice(0, 23));
      expect([(await journeyOf(browser)).certificate, (await browser.get(at)).status]).toEqual([null, 404]);
      await watch(browser, coachingList.videos.slice(23, 24));
      expect((await journeyOf(browser)).certificate).toBe(at);
      const answer = await browser.get(at);
      const { status, headers, bytes } = answer;
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
      const [, number] = /^attachment; filename="(TB-2026-\d+)\.pdf"$/.exec(headers['content-disposition'] ?? '') ?? [];
      expect(number).toBeTruthy();
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      const { text, totalPages } = await extractText(pdf, { mergePages: true });
      expect(totalPages).toBe(1);
      for (const said of [
        'Teilnahmebestätigung',
        'Jörg Weiß-Łukasiewicz',
        coaching.title,
        '1. Mai 2026',
        '17. Juni 2026',
        'Dr. Muster',
        `Nr. ${number}`,
      ])
        expect(text).toContain(said);
      expect((await getMeta(pdf)).info).toMatchObject({ Title: `Teilnahmebestätigung ${number}` });
    });

    test('S13.4 once issued stays as it was, and is one also when it is asked for twice at once', async () => {
      const { member, browser } = await atTheEnd();
      await watch(browser, coachingList.videos);
      const both = await Promise.all([browser.get(at), browser.get(at)]);
      await site().database.db.update(users).set({ name: 'Anders' }).where(eq(users.id, member.id));
      site().clock.advance(86_400_000);
      const later = await browser.get(at);
      const names = [...both, later].map(({ headers }) => headers['content-disposition']);
      expect(new Set(names).size).toBe(1);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(later.bytes)), { mergePages: true });
      expect(text).toContain('Grete Muster');
      const next = await atTheEnd();
      await watch(next.browser, coachingList.videos);
      expect((await next.browser.get(at)).headers['content-disposition']).not.toBe(names[0]);
    });

    test('S13.4 is for its owner alone, whatever is asked for', async () => {
      const { browser } = await atTheEnd();
      await watch(browser, coachingList.videos);
      const stranger = await loggedIn(site(), await givenMember(site()));
      expect([(await site().get(at)).status, (await stranger.get(at)).status]).toEqual([401, 404]);
      for (const odd of ['nirgends', 'x', '%00', '..%2f..', 'a'.repeat(150)])
        expect((await browser.get(shopFiles.certificate(odd))).status, odd).toBe(404);
    });
  });

  describe('the download', () => {
    test('S6.3 S7.8 is signed, offered for saving, and there from day 1 on', async () => {
      const { browser } = await givenOwner(site(), own);
      const { download } = await journeyOf(browser);
      expect(download?.label).toBe(coachingList.downloadLabel);
      expect(download?.href).toMatch(
        new RegExp(`^/asset/${coachingList.shortid}/download/${coachingList.downloadFile}\\?e=\\d+&s=[\\w-]+$`),
      );
      const { status, headers, bytes } = await browser.get(download?.href ?? '');
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'application/pdf',
        `attachment; filename="${coachingList.downloadFile}"`,
      ]);
      expect(headers['cache-control']).toMatch(/^private/);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      expect(text).toContain('Mein Schlaftagebuch');
      const part = await browser.ask(download?.href ?? '', { headers: { range: 'bytes=0-3' } });
      expect([part.status, part.text]).toEqual([206, '%PDF']);
    });

    test('S6.3 S7.8 is hidden from everyone else, and without its signature from owners too', async () => {
      const { browser } = await givenOwner(site(), own);
      const href = (await journeyOf(browser)).download?.href ?? '';
      const stranger = await loggedIn(site(), await givenMember(site()));
      expect([(await site().get(href)).status, (await stranger.get(href)).status]).toEqual([403, 403]);
      expect((await browser.get(href.replace(/\?.*/, ''))).status).toBe(403);
      const query = href.slice(href.indexOf('?'));
      for (const [shortid, file] of [
        [coachingList.shortid, 'anderes.pdf'],
        ['kl-ruhe', coachingList.downloadFile],
        ['kl-ruhe', ''],
        [coachingList.videos[0], coachingList.downloadFile],
      ])
        expect((await browser.get(`/asset/${shortid}/download/${file}${query}`)).status, `${shortid} ${file}`).toBe(404);
      const { text } = await site().get(`/api/playlist/shortid/${coachingList.shortid}`);
      expect(text).not.toContain(coachingList.downloadFile);
    });

    test('S6.3 every download that the demo names is a real file', async () => {
      const named = demo.playlists.filter(({ downloadFile }) => downloadFile);
      expect(named.map(({ shortid }) => shortid)).toEqual(expect.arrayContaining(['kl-schlaf', 'kl-ruecken']));
      for (const { shortid } of named) {
        const course = demo.coachings.find(({ playlist }) => playlist === shortid);
        const { browser } = await givenOwner(site(), course?.shortid ?? '');
        const answer = await browser.get(`/api/coaching/journey/${course?.shortid}`);
        const { data } = answer.json() as { data: Journey };
        expect((await browser.get(data.download?.href ?? '')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
    });
  });

  describe('the calendar of a retreat', () => {
    const [stay] = demo.retreats;
    const calendar = shopFiles.retreatCalendar(stay?.slug ?? '');
    const eventIn = (text: string): ICAL.Event => {
      const parsed = new ICAL.Component(ICAL.parse(text) as unknown[]);
      return new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
    };

    test('S13.5 is a valid file for everyone: whole days, place, address, and the same UID again', async () => {
      const answer = await site().get(calendar);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
      // RFC 5545, section 3.1: lines end with CRLF and have at most 75 bytes.
      const lines = answer.bytes.toString('utf8').split('\r\n');
      expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(answer.text).toMatch(/END:VCALENDAR\r\n$/);
      const event = eventIn(answer.text);
      const [row] = await site()
        .database.db.select()
        .from(retreats)
        .where(eq(retreats.slug, stay?.slug ?? ''));
      expect(event).toMatchObject({
        summary: stay?.title,
        location: stay?.place,
        uid: `retreat-${row?.id}@sprechstunde.example`,
      });
      expect([event.startDate.toString(), event.endDate.toString(), event.startDate.isDate]).toEqual([
        row?.startsOn,
        addDays(row?.endsOn ?? '', 1),
        true,
      ]);
      expect(event.component.getFirstPropertyValue('url')).toBe(
        `https://sprechstunde.example/mein-dr-muster/auszeit/${stay?.slug}`,
      );
      site().clock.advance(3_600_000);
      expect(eventIn((await site().get(calendar)).text).uid).toBe(event.uid);
    });

    test('S1.7 S13.5 speaks the reader’s language', async () => {
      const english = await openBrowser(site(), 'en').get(calendar);
      expect(eventIn(english.text)).toMatchObject({ summary: stay?.en?.title, location: stay?.en?.place });
    });

    test('S13.5 of a retreat that nobody knows is not found', async () => {
      for (const slug of ['gibt-es-nicht', '%00', '..', 'A', 'a'.repeat(180)])
        expect((await site().get(shopFiles.retreatCalendar(slug))).status, slug).toBe(404);
    });
  });

  describe('what is kept of a member', () => {
    test('S16.2 S13.4 is exported in words, and goes with the account', async () => {
      const { member, browser } = await atTheEnd();
      await watch(browser, coachingList.videos);
      await browser.send('POST', `/api/coaching/journey/${own}/note`, { day: 2, text: 'nur für mich', revision: 0 });
      await browser.get(at);
      const person = { id: member.id, email: member.email, confirmedAt: null };
      const { courses } = (await courseData.exported(site().database.db, person)) as { courses: Record<string, unknown>[] };
      const title = expect.stringMatching(/^Tag 2/) as string;
      expect(courses).toMatchObject([
        { coaching: coaching.title, startedOn: '2026-05-01', certificate: { certifiedName: 'Grete Muster' } },
      ]);
      expect(courses[0]?.days).toContainEqual(expect.objectContaining({ day: 2, title, note: 'nur für mich' }));
      expect(JSON.stringify(courses)).not.toMatch(/token/i);
      const names = new Set([...JSON.stringify(courses).matchAll(/"(\w+)":/g)].map(([, name]) => name ?? ''));
      for (const name of ['courses', ...names]) {
        expect(courseData.words?.de, name).toHaveProperty(name);
        expect(courseData.words?.en, name).toHaveProperty(name);
      }
      const answer = await browser.get('/api/user/export');
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
      const before = await rowsOf(member.id);
      expect(before).toBeGreaterThan(coachingList.videos.length);
      const deleted = await browser.send('POST', '/api/user/delete', { id: member.id });
      expect(deleted.status, deleted.text).toBe(200);
      expect(await rowsOf(member.id)).toBe(0);
    });

    /** The number of rows that belong to a member's journeys, including the journeys. */
    async function rowsOf(userId: string): Promise<number> {
      ids ??= new Set();
      const { rows: known } = await site().database.db.execute<{ id: string }>(
        `select id from journeys where user_id = '${userId}'`,
      );
      for (const { id } of known) ids.add(id);
      const list = [...ids].map((id) => `'${id}'`).join(',');
      const tables = ['watched', 'day_notes', 'certificates', 'sent_coaching_mails'];
      const counts = tables.map((table) => `(select count(*) from ${table} where journey_id in (${list}))`);
      const { rows } = await site().database.db.execute<{ n: number }>(
        `select (${[...counts, `(select count(*) from journeys where id in (${list}))`].join(' + ')})::int as n`,
      );
      return rows[0]?.n ?? 0;
    }
    let ids: Set<string> | undefined;
  });
});
