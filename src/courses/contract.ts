import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { givenDay, givenRevision } from '#kit/shapes.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { courseAddresses as at } from '#paths/shop-api.ts';

const shortid = z.string().regex(shortidPattern);
const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });

/** One day of a journey. */
export const JourneyDay = z.object({
  day: z.int().describe('From 1.'),
  video: z.string().describe('Shortid.'),
  title: z.string(),
  open: z.boolean(),
  opens_on: z.iso.date().nullable().describe('The Berlin day; null for days that are open, and while the course is paused.'),
  progress: z.int().min(0).max(100).describe('What was watched of it, in per cent.'),
  note: z.string(),
  note_revision: z.int().describe('0 where there is no note; sent back with a save (409 where it is stale).'),
});
export type JourneyDay = z.infer<typeof JourneyDay>;

/** A member's journey through a coaching (S13). */
export const Journey = z.object({
  coaching: z.object({ id: z.string(), shortid: z.string(), slug: z.string(), title: z.string() }),
  started_on: z.iso.date(),
  today: z.int().describe('The day that it is, from 1 to the number of days; the last one after the end.'),
  over: z.boolean().describe('The last day is past.'),
  paused: z.boolean(),
  progress: z.int().min(0).max(100),
  confirmed: z.boolean().describe('The contraindications were confirmed (S13.3).'),
  health_consent_on: z.iso
    .date()
    .nullable()
    .describe('Since when it may be stored what says something about health; null if not.'),
  contraindications: z.string().describe('Sanitised HTML.'),
  mail_hour: z.int().min(0).max(23),
  mails: z.boolean(),
  certificate: z.string().nullable().describe('Address of the PDF, once the last day is open and enough was watched.'),
  download: z
    .object({ href: z.string(), label: z.string().describe('Empty: the interface’s own word.') })
    .nullable()
    .describe('The file of its playlist, signed for some hours (S6.3).'),
  days: z.array(JourneyDay),
});
export type Journey = z.infer<typeof Journey>;

/** Films of one question about those kept on a device. */
const mostFilms = 40;

/** A film of a course that its owner may keep on a device (S13.7). */
export const OfflineFilm = z.object({
  video: z.string().describe('Shortid.'),
  title: z.string(),
  course: z.string().describe('Title of the coaching.'),
  until: z.iso.datetime().describe('A copy is good until then, if nobody confirms it before.'),
  src: z.string().describe('The film as one MP4, signed for some hours; with Range.'),
  bytes: z.int().positive(),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), src: z.string() })),
});
export type OfflineFilm = z.infer<typeof OfflineFilm>;

export const courseEndpoints = {
  journey: endpoint(at.journey, {
    in: z.object({ shortid }),
    out: data(Journey),
    guard: 'verified',
    summary: 'One’s own journey through a coaching; 404 for who does not own it.',
  }),
  confirmJourney: endpoint(at.confirmJourney, {
    in: z.object({ shortid }),
    out: data(Journey),
    guard: 'verified',
    summary: 'Confirms that none of the contraindications applies, and consents to storing progress and notes (Art. 9 GDPR).',
  }),
  withdrawHealthConsent: endpoint(at.withdrawHealthConsent, {
    in: z.object({ shortid }),
    out: data(Journey),
    guard: 'verified',
    summary: 'Withdraws that consent: progress and notes of the course are deleted, and the course asks again.',
  }),
  setJourney: endpoint(at.setJourney, {
    in: z.object({
      shortid,
      mail_hour: z.int().min(0).max(23).optional(),
      mails: z.boolean().optional(),
      paused: z.boolean().optional(),
      started_on: givenDay.optional().describe('Moves day 1 to later, by at most 365 days from today; open days stay open.'),
    }),
    out: data(Journey),
    guard: 'verified',
    summary: 'Pauses, goes on, moves; when the mails come, and whether.',
  }),
  saveDayNote: endpoint(at.saveDayNote, {
    in: z.object({ shortid, day: z.int().min(1).max(400), text: z.string().max(5000), revision: givenRevision }),
    out: data(Journey),
    guard: 'verified',
    summary: 'Saves the private note of a day.',
  }),
  addWatched: endpoint(at.addWatched, {
    in: z.object({
      coaching: shortid,
      video: shortid,
      ranges: z
        .array(z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)]))
        .min(1)
        .max(50)
        .describe('Seconds from and to.'),
    }),
    out: data(z.object({ progress: z.int().min(0).max(100), day_progress: z.int().min(0).max(100) })),
    guard: 'session',
    summary: 'What was watched of a day, as the player saw it.',
  }),
  offlineFilms: endpoint(at.offlineFilms, {
    in: z.object({
      videos: z
        .string()
        .regex(new RegExp(`^[\\w-]{3,10}(?:,[\\w-]{3,10}){0,${mostFilms - 1}}$`))
        .describe(`Up to ${mostFilms} shortids, separated by commas.`),
    }),
    out: z.object({
      member: z.string().describe('Whose films they are: a device forgets those of anybody else.'),
      films: z.array(OfflineFilm),
    }),
    guard: 'session',
    summary: 'Which of these films of one’s courses may be kept on a device; those that are missing may not, or no longer.',
  }),
  /** No CSRF token: mail programs post to it (RFC 8058), and it can only stop mails. */
  endCourseMails: endpoint(at.endCourseMails, {
    in: z.object({ token: z.string().min(1).max(200) }),
    out: data(z.object({ ended: z.literal(true) })),
    csrf: 'none',
    summary: 'Ends the mails of a course.',
  }),
};
