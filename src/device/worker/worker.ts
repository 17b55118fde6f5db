import { parseUrl } from '#kit/url.ts';
import { handlingOf, toldOf } from '../rules.ts';
import { forgetFilms, hasFilms } from './films.ts';
import { beginKeeping, findKept, forgetKept, isKeeping, isSurelyNotKeeping, keepVisit, listKept } from './kept.ts';
import { endPush } from './push.ts';
import { scope, type AskEvent } from './scope.ts';

/*
 * The service worker (S17.4). Pages always come from the network; the cache is only used without a connection, so a page and its
 * scripts are always of the same build. docs/decisions/service-worker.md
 */
const shellPrefix = 'shell-';
const shellName = `${shellPrefix}${scope.shell.build}`;

async function fetchShell(): Promise<void> {
  const cache = await caches.open(shellName);
  await cache.addAll(scope.shell.paths.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
}

/** Open pages do not depend on the worker's version, so it takes over at once. */
scope.addEventListener('install', (event) => event.waitUntil(Promise.all([fetchShell(), scope.skipWaiting()])));

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await isKeeping();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

const fromShell = async (path: string): Promise<Response | undefined> => (await caches.open(shellName)).match(path);

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The offline page with the list of cached pages. */
async function offlinePage(path: string, status = 200): Promise<Response> {
  const page = await fromShell(/^\/en(?:\/|$)/.test(path) ? '/en/offline' : '/offline');
  if (!page) return Response.error();
  const items = (await listKept()).map(({ path: to, title }) => `<li><a href="${attribute(to)}">${title}</a></li>`);
  const text = (await page.text())
    .replace('data-films="none"', `data-films="${(await hasFilms()) ? 'some' : 'none'}"`)
    .replace('data-keeps="none"', `data-keeps="${(await isKeeping()) ? 'on' : 'off'}"`)
    .replace('<!--kept-->', () => items.join(''));
  return new Response(text, { status, headers: page.headers });
}

async function pageOf({ request, preloadResponse }: AskEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await findKept(request.url.replace(/#.*$/, ''))) ?? offlinePage(path, 503);
  }
}

/** The page with the films, which knows itself what may still be played. */
const filmsOf = async (request: Request, path: string): Promise<Response> => (await fromShell(path)) ?? fetch(request);

/** Files named by their content never change. */
const builtOf = async (request: Request, path: string): Promise<Response> =>
  (await findKept(request.url)) ?? fetch(request).catch(async () => (await fromShell(path)) ?? Response.error());

const pictureOf = (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await findKept(request.url)) ?? Response.error());

/** Other sites may submit our forms, but not on the reader's behalf. */
const isSentFromHere = ({ referrer }: Request): boolean => parseUrl(referrer)?.origin === scope.location.origin;

async function changeWish(request: Request, change: () => Promise<void>): Promise<Response> {
  if (isSentFromHere(request)) await change();
  const back = new URL(isSentFromHere(request) ? request.referrer : '/offline', scope.location.origin);
  return Response.redirect(back.href, 303);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname: path } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  const { method, mode, headers } = request;
  const handling = handlingOf({ method, path, isNavigation: mode === 'navigate', isRange: headers.has('Range') });
  const isOfShell = scope.shell.paths.includes(path);
  if (handling === 'page') event.respondWith(pageOf(event, path));
  else if (handling === 'films') event.respondWith(filmsOf(request, path));
  else if (handling === 'offline') event.respondWith(offlinePage(path));
  else if (handling === 'built' && (isOfShell || !isSurelyNotKeeping())) event.respondWith(builtOf(request, path));
  else if (handling === 'picture' && !isSurelyNotKeeping()) event.respondWith(pictureOf(request));
  else if (handling === 'keep') event.respondWith(changeWish(request, beginKeeping));
  else if (handling === 'forget') event.respondWith(changeWish(request, forgetKept));
  else if (handling === 'ends') event.waitUntil(Promise.all([forgetKept(), forgetFilms(), endPush()]));
  else if (handling === 'leave' && isOfShell && method === 'GET')
    event.respondWith(fetch(request).catch(async () => (await fromShell(path)) ?? Response.error()));
});

scope.addEventListener('message', (event) => {
  const told = toldOf(event.data);
  if (told?.kind === 'keep') event.waitUntil(beginKeeping());
  if (told?.kind === 'visited') event.waitUntil(keepVisit(told.url, told.files));
});
