import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { listLiveSessions } from '#accounts/server/door.ts';
import { duty, enqueue, GivenUp, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { isPushEndpoint, outcomeOf, pushKinds, type Push, type PushKind } from '../push-rules.ts';
import { pushKeys } from './push-keys.ts';
import { pushSubscriptions } from './tables.ts';

/** Retries for about two hours: push services ask for patience, and a reminder is worth nothing tomorrow. */
const sendPush = jobKind('send-push', z.object({ session: z.uuid(), kind: z.enum(pushKinds), until: z.iso.datetime() }), {
  retries: 7,
  firstPause: 60,
  timeLimit: 60,
  keptFor: 86_400,
});

/** Whether the member in a column has a device that gets notifications. */
export const hasPush = (userId: SQL): SQL =>
  sql`exists (select 1 from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${userId})`;

type Notice = {
  readonly userId: string;
  readonly kind: PushKind;
  /** The same for the same notice. */
  readonly key: string;
  /** Later it is not delivered any more. */
  readonly until: Date;
};

/** Queues a notification for every device on which a member is logged in and asked for it. */
export async function queuePush(tx: Tx, { clock }: Pick<Services, 'clock'>, { userId, kind, key, until }: Notice): Promise<void> {
  const sessions = await listLiveSessions(tx, userId, clock.now());
  const devices = await tx
    .select({ session: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.sessionId, sessions));
  for (const { session } of devices)
    await enqueue(tx, sendPush, { session, kind, until: until.toISOString() }, { key: `${key}:${session}` });
}

type Sending = z.output<(typeof sendPush)['data']>;
type Parts = Pick<Services, 'db' | 'clock' | 'config'>;

/** The job of this room: sending notifications. */
export const pushDuties = (parts: Parts): Duty[] => [
  duty(sendPush, (sending, { signal }) => sendOne(parts, sending, signal), { atOnce: 4 }),
];

/**
 * Sends one notification. After a crash, or an answer that got lost, it is sent again: `Topic` replaces the first at the push
 * service, and the notification's tag on the device, so it is shown once.
 */
async function sendOne(parts: Parts, { session, kind, until }: Sending, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = parts;
  const seconds = Math.floor((Date.parse(until) - clock.now().getTime()) / 1000);
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, session));
  // Switched off, logged out or erased meanwhile, or too late.
  if (!device || seconds <= 0) return;
  const isLive = (await listLiveSessions(db, device.userId, clock.now())).includes(session);
  if (!isLive) return;
  // A setting may have changed.
  if (!isPushEndpoint(device.endpoint, config.push.services)) throw new GivenUp('Its push service is no longer allowed.');
  const status = await deliver(parts, device, { kind, locale: device.locale }, { seconds, signal });
  const outcome = outcomeOf(status);
  // Not one that the device has asked for meanwhile.
  const isSame = and(eq(pushSubscriptions.sessionId, session), eq(pushSubscriptions.endpoint, device.endpoint));
  if (outcome === 'gone') await db.delete(pushSubscriptions).where(isSame);
  const said = `The push service answers ${status}`;
  if (outcome === 'refused') throw new GivenUp(`${said}. Was VAPID_PRIVATE_KEY changed?`);
  if (outcome === 'again') throw new Error(`${said}.`);
}

type Device = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** Encrypts a push for one device (RFC 8291) and hands it to its service (RFC 8030, 8292). Answers the status. */
async function deliver(
  parts: Parts,
  { endpoint, p256dh, auth }: Device,
  push: Push,
  { seconds, signal }: { readonly seconds: number; readonly signal: AbortSignal },
): Promise<number> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const subject = `mailto:${parts.config.mail.from.address}`;
  const { method, headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(push), {
    vapidDetails: { subject, ...(await pushKeys(parts)) },
    TTL: seconds,
    urgency: 'normal',
    topic: push.kind,
  });
  // Of the library only the cryptography is used: its own request would follow the address anywhere.
  const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
  const response = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  });
  await response.body?.cancel();
  return response.status;
}
