import { memberTransport } from '#accounts/site/door.ts';
import { createClient } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { deviceAddresses } from '#paths/device-api.ts';
import type { deviceEndpoints } from '../contract.ts';

/* This device's subscription to notifications (S17.6; https://w3c.github.io/push-api/). */

const callsIn = (locale: Locale) => createClient<typeof deviceEndpoints>(deviceAddresses, memberTransport(locale));

/** `denied`: the browser refuses to ask, since the reader said no. */
export type PushStanding = 'on' | 'off' | 'denied' | 'unsupported';

/** Whether this document has a worker that can show notifications. */
const canPush = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  document.documentElement.dataset['worker'] !== undefined;

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** How it stands on this device; asks the reader nothing. */
export async function pushStanding(locale: Locale): Promise<PushStanding> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  const state = await callsIn(locale).pushState({});
  return state.ok && state.value.data.on ? 'on' : 'off';
}

async function subscribeWith(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Subscribed with another key, of before a restore for instance.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Asks for the permission, so it has to be the answer to a press. Throws if the browser or the server fails. */
export async function switchPushOn(locale: Locale): Promise<PushStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const calls = callsIn(locale);
  const state = await calls.pushState({});
  if (!state.ok) throw new Error(state.code);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribeWith(pushManager, state.value.data.key);
  const { endpoint, keys } = subscription.toJSON();
  const stored = await calls.subscribeToPush({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  if (stored.ok) return 'on';
  await subscription.unsubscribe();
  throw new Error(stored.code);
}

/** Deletes both ends; the server's first, since it is the one that sends. */
export async function switchPushOff(locale: Locale): Promise<PushStanding> {
  const ended = await callsIn(locale).unsubscribeFromPush({});
  if (!ended.ok) throw new Error(ended.code);
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}
