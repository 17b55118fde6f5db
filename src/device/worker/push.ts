import { notificationOf, pushOf } from '../push-rules.ts';
import { scope } from './scope.ts';

/* Notifications (S17.6). What they say is decided by `push-rules.ts` alone. */

const parsed = (data: { readonly json: () => unknown } | null): unknown => {
  try {
    return data?.json();
  } catch {
    return null;
  }
};

scope.addEventListener('push', (event) => {
  const { title, path, ...options } = notificationOf(pushOf(parsed(event.data)), scope.shell.siteName);
  const icon = '/icons/app-192.png';
  event.waitUntil(scope.registration.showNotification(title, { ...options, icon, data: { path } }));
});

/** Focuses a tab that shows the page, or opens one. */
async function open(path: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  event.waitUntil(open(typeof path === 'string' ? path : '/'));
});

/** Ends the browser's subscription with the session: the server forgets its own at the same time. */
export async function endPush(): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
