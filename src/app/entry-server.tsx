import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Frame } from '#catalog/contract.ts';
import { statusOf } from '#kit/result.ts';
import { localeOfPath, type Locale } from '#kit/locale.ts';
import { isEasySearch } from '#paths/easy.ts';
import { pageShownAt, type SiteRoute } from '#paths/routes.ts';
import type { Head } from '#ui/page.ts';
import type { SiteIdentity } from '#ui/site.tsx';
import type { SiteApi } from './api.ts';
import { Boot, type BootState } from './boot.tsx';
import { describing, headOf, headTags } from './head.ts';
import { recording, type PreviewAnswers } from './preview-answers.ts';
import { pageId, pageOf, type LaterPart, type Loaded } from './pages.ts';
import { structuredData } from './structured-data.ts';
import { apiContext, canonicalQuery, createRoutes, isGuarded } from './router.tsx';
import { markVnodes } from './server-vnodes.ts';

markVnodes();

export { canonicalQuery, isGuarded };

/** The result of rendering a URL; `boot` is the data the browser needs for hydration. */
export type Rendered =
  | { readonly redirect: string; readonly status: number }
  | {
      readonly status: number;
      readonly lang: Locale;
      readonly head: string;
      readonly html: string;
      readonly boot: string;
      /** There is a version in easy German, and this is not it (S19.4). */
      readonly offersEasy: boolean;
      /** The script chunk of the page, if it is not in the start chunk. */
      readonly part: LaterPart | null;
    };

type RenderCall = {
  readonly path: string;
  readonly api: (url: URL) => SiteApi;
  readonly identity: SiteIdentity;
  readonly year: number;
  /** Whether social sharing images are generated for pages (S17.5). */
  readonly sharingPictures: boolean;
  readonly analytics: BootState['analytics'];
  /** The full URL of a preview, whose call results are then embedded in the page. */
  readonly previewAt?: string | undefined;
};

const handlers = new Map<string, StaticHandler>();

function handlerFor(presenterSlug: string): StaticHandler {
  const made = handlers.get(presenterSlug) ?? createStaticHandler(createRoutes(presenterSlug));
  handlers.set(presenterSlug, made);
  return made;
}

/** JSON safe for embedding in a script element. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Structured data for search engines, as a data block that browsers do not execute. */
function structured(...of: Parameters<typeof structuredData>): string {
  const data = structuredData(...of);
  return data ? `<script type="application/ld+json">${inScript(data)}</script>` : '';
}

/** The router throws its own objects, which are useless in a log. */
function asError(failure: unknown): Error {
  if (failure instanceof Error) return failure;
  const { status, statusText, error } = failure as { status?: number; statusText?: string; error?: unknown };
  return new Error(`the router answers ${status ?? 'with no page'} ${statusText ?? ''}`.trim(), { cause: error });
}

/** A page whose data is loaded but which is not rendered yet. */
type Prepared = {
  readonly context: StaticHandlerContext;
  readonly handler: StaticHandler;
  readonly boot: BootState;
  readonly pathname: string;
};

/** Loads the data of the page at a path (with its canonical query). */
export async function prepare({ path, api, identity, year, analytics }: RenderCall): Promise<Prepared | Response> {
  const handler = handlerFor(identity.presenterSlug);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const url = new URL(path, 'http://render.invalid');
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return context;
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw asError(failure);
  return { context, handler, boot: { identity, year, analytics }, pathname: url.pathname };
}

/** Renders a prepared page. */
export const draw = ({ context, handler, boot }: Prepared): string =>
  renderToString(
    <StrictMode>
      <Boot state={boot}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </Boot>
    </StrictMode>,
  );

type Loading = { readonly route: SiteRoute; readonly loaded: Loaded; readonly status: number };

function loadedOf({ context, boot, pathname }: Prepared): Loading {
  const { route } = pageShownAt(pathname, boot.identity.presenterSlug);
  const loaded = context.loaderData[pageId] as Loaded;
  const { result } = loaded;
  return { route, loaded, status: result.ok ? (pageOf(route).status?.(result.value as never) ?? 200) : statusOf(result.code) };
}

/** Title and image of the page at a path, without rendering it; null if there is no page. */
export async function describe(call: RenderCall): Promise<Pick<Head, 'title' | 'image'> | null> {
  const prepared = await prepare(call);
  if (prepared instanceof Response) return null;
  const { route, loaded, status } = loadedOf(prepared);
  return status === 200 ? headOf(route, loaded, describing(prepared.pathname, call.identity)) : null;
}

/** Renders the page at a path for an anonymous visitor. */
export async function render(call: RenderCall): Promise<Rendered> {
  const { path, previewAt, api } = call;
  const preview: PreviewAnswers | null = previewAt === undefined ? null : { at: previewAt, answers: {} };
  const prepared = await prepare(preview ? { ...call, api: (url) => recording(api(url), preview.answers) } : call);
  if (prepared instanceof Response) return { redirect: prepared.headers.get('Location') ?? '/', status: prepared.status };
  const { boot, context, pathname } = prepared;
  const { route, loaded, status } = loadedOf(prepared);
  const described = describing(pathname, boot.identity);
  const head = headOf(route, loaded, described);
  const frame = context.loaderData.root as Frame;
  return {
    status,
    lang: localeOfPath(pathname),
    head:
      headTags(head, pathname, {
        identity: boot.identity,
        hasSharingPicture: call.sharingPictures && status === 200 && !route.guard,
      }) + structured({ route, loaded, head, frame }, { ...described, pathname }),
    html: draw(prepared),
    offersEasy: head.hasEasy === true && !isEasySearch(path.replace(/^[^?]*/, '')),
    part: loaded.result.ok && route.part !== 'start' ? route.part : null,
    boot: inScript(preview ? { ...boot, preview } : boot),
  };
}
