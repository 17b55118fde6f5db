import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales } from '#kit/locale.ts';
import { readSiteIcon, stampOf } from '#media/server/door.ts';
import { appIcons, deviceFiles, logoIcons } from '#paths/device-files.ts';
import { siteIcon } from '#paths/files.ts';
import { bytesOf, codingOf, compressed } from '#platform/byte-cache.ts';
import type { Services, WebServices } from '#platform/services.ts';
import { drawAppIcon } from './app-icons.ts';
import { filmsDocument } from './films-page.ts';
import { manifestIn } from './manifest.ts';
import { offlineAgain } from './offline-again.ts';
import { offlineDocument, offlineStyles } from './offline-page.ts';
import { workerFile } from './worker-file.ts';

type DeviceParts = Pick<Services, 'siteName' | 'presenterName' | 'presenterSlug' | 'config' | 'storage'> &
  Pick<WebServices, 'assets'> & {
    /** The built service worker; empty if there is none. */
    readonly worker: string;
    /** The built script of the page with films; empty if there is none. */
    readonly films: string;
  };

const forAnHour = { 'Cache-Control': 'public, max-age=3600' };
/** Never cached: an old one with a new worker would not match. */
const fresh = { 'Cache-Control': 'public, no-cache' };
const hidden = { schema: { hide: true } };

type Text = { readonly type: string; readonly text: string; readonly headers: Readonly<Record<string, string>> };

/** Sends a text that is the same for everyone. */
async function sendText(request: FastifyRequest, reply: FastifyReply, { type, text, headers }: Text): Promise<FastifyReply> {
  const coding = codingOf(request.headers['accept-encoding']);
  void reply.headers({ ...headers, 'Content-Type': type, Vary: 'Accept-Encoding' });
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.send(await compressed(bytesOf(text), coding));
}

/** The routes that make the site installable and readable offline (S17.4). */
export async function deviceRoutes(app: FastifyInstance, parts: DeviceParts): Promise<void> {
  for (const locale of locales) {
    const text = JSON.stringify(manifestIn(locale, parts));
    const manifest = { type: 'application/manifest+json', text, headers: forAnHour };
    app.get(deviceFiles.manifest(locale), hidden, (request, reply) => sendText(request, reply, manifest));
  }
  for (const icon of [...appIcons, ...Object.values(logoIcons)]) {
    let known: { readonly stamp: string | null; readonly drawn: Buffer } | undefined;
    app.get(deviceFiles.icon(icon), hidden, async (_, reply) => {
      const stamp = await stampOf(parts.storage, siteIcon);
      if (known?.stamp !== stamp) known = { stamp, drawn: await drawAppIcon(await readSiteIcon(parts.storage, stamp), icon) };
      return reply.headers({ ...forAnHour, 'Content-Type': 'image/png' }).send(known?.drawn);
    });
  }
  await offlineRoutes(app, parts);
}

async function offlineRoutes(app: FastifyInstance, { assets, config, siteName, worker, films }: DeviceParts): Promise<void> {
  const html = 'text/html; charset=utf-8';
  const pages = locales.flatMap((locale) => [
    { path: deviceFiles.offline(locale), type: html, text: offlineDocument(locale, siteName) },
    { path: deviceFiles.films(locale), type: html, text: filmsDocument(locale, siteName) },
  ]);
  const scripts = [
    { path: deviceFiles.filmsScript, text: films },
    { path: deviceFiles.offlineScript, text: offlineAgain },
  ].map((script) => ({ ...script, type: 'text/javascript; charset=utf-8' }));
  const style = { path: deviceFiles.offlineStylesheet, type: 'text/css; charset=utf-8', text: await offlineStyles(assets.font) };
  const shell = [...pages, style, ...scripts];
  for (const { path, ...file } of shell)
    app.get(path, hidden, (request, reply) => sendText(request, reply, { ...file, headers: fresh }));
  // An outdated icon does no harm, so it may be cached.
  const workerScript = workerFile({
    code: worker,
    isOn: config.serviceWorker,
    siteName,
    pieces: shell.map(({ path, text }) => ({ path, content: text })),
    built: [siteIcon, ...[assets.font].filter(Boolean)],
  });
  const file = { type: 'text/javascript; charset=utf-8', text: workerScript, headers: fresh };
  app.get(deviceFiles.worker, hidden, (request, reply) => sendText(request, reply, file));
  // The worker answers these; without one there is nothing to cache.
  for (const path of [deviceFiles.keep, deviceFiles.forget])
    app.post(path, hidden, (_, reply) => reply.header('Cache-Control', 'no-store').redirect(deviceFiles.offline('de'), 303));
}
