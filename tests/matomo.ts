import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The part of Matomo's tracker that we use, behaving like the real script in a browser: it processes the command queue, reads
 * device properties and sets cookies unless disabled, and reports the page's real URL unless given another one.
 */
function tracker(): void {
  type Command = [method: string, ...values: unknown[]];
  const told: Record<string, string> = { url: location.href, action_name: document.title, urlref: document.referrer };
  let [address, site, setsCookies, looksAtDevice, measures] = ['', '', true, true, true];
  const send = (values: Record<string, unknown>): void => {
    if (setsCookies) document.cookie = '_pk_id.1.1fff=0123456789abcdef.1; Path=/';
    const query = new URLSearchParams({ idsite: site, rec: '1', ...told });
    for (const [name, value] of Object.entries(values)) query.set(name, String(value));
    if (looksAtDevice) query.set('res', `${screen.width}x${screen.height}`);
    if (measures) query.set('pf_srv', '1');
    navigator.sendBeacon(`${address}?${query}`);
  };
  const methods: Record<string, (...values: never[]) => void> = {
    disableCookies: () => void (setsCookies = false),
    disableBrowserFeatureDetection: () => void (looksAtDevice = false),
    disablePerformanceTracking: () => void (measures = false),
    setTrackerUrl: (url: string) => void (address = url),
    setSiteId: (id: string) => void (site = id),
    setCustomUrl: (url: string) => void (told.url = url),
    setDocumentTitle: (title: string) => void (told.action_name = title),
    setReferrerUrl: (url: string) => void (told.urlref = url),
    trackPageView: () => send({}),
    trackEvent: (category: string, action: string, name?: string) =>
      send({ e_c: category, e_a: action, ...(name === undefined ? {} : { e_n: name }) }),
  };
  const run = ([method, ...values]: Command): void => {
    if (!methods[method]) throw new Error(`Matomo knows no ${method}`);
    methods[method](...(values as never[]));
  };
  const page = window as unknown as { _paq: { push: (command: Command) => void } | Command[] }; // oxlint-disable-line no-underscore-dangle
  const waiting = page._paq as Command[]; // oxlint-disable-line no-underscore-dangle
  page._paq = { push: run }; // oxlint-disable-line no-underscore-dangle
  for (const command of waiting) run(command);
}

/** A tracking request as received by the server. */
export type Hit = Readonly<Record<string, string>>;

export type Matomo = {
  /** The value of `ANALYTICS_URL`, with a path as in many installations. */
  readonly url: string;
  /** Requested paths, in order. */
  readonly asked: readonly string[];
  readonly hits: readonly Hit[];
  readonly close: () => Promise<void>;
};

/** A server on loopback that implements Matomo's protocol (https://developer.matomo.org/api-reference/tracking-api). */
export async function openMatomo(): Promise<Matomo> {
  const asked: string[] = [];
  const hits: Hit[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://matomo.invalid');
    asked.push(url.pathname);
    if (url.pathname === '/stats/matomo.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${tracker.toString()})()`);
      return;
    }
    if (url.pathname === '/stats/matomo.php') hits.push(Object.fromEntries(url.searchParams));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/stats`,
    asked,
    hits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
