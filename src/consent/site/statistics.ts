import { parseUrl } from '#kit/url.ts';
import { isLocalOrTest } from '../host-rules.ts';
import { consentIn, type Analytics } from '../rules.ts';
import { listenToEvents } from './door.ts';

/** Delay between a navigation and its page view, in milliseconds (S4.14). */
const viewDelay = 500;

/**
 * A kind of page by its route's name and pattern, such as `/watch/:video`. Never the page itself: its topic may be about health.
 */
type PageKind = { readonly name: string; readonly path: string };

/** `of` is the path of the page. It only tells pages apart and is never sent. */
type View = PageKind & { readonly of: string };

export type Statistics = { readonly view: (page: View) => void; readonly close: () => void };

type Command = readonly [method: string, ...values: readonly unknown[]];

/** Matomo's command queue: an array until its script has loaded, then its own object. */
const queue = '_paq';

declare global {
  interface Window {
    [queue]?: { push: (command: Command) => unknown };
  }
}

/** The current consent, also if it was changed in another window. */
const isAllowed = (): boolean => consentIn(document.cookie)?.analytics === true;

/** The referrer reduced to its site, since a full address may contain search words. */
function sender(): string {
  const from = parseUrl(document.referrer);
  return from && from.origin !== location.origin ? `${from.origin}/` : '';
}

/**
 * Loads Matomo, once per document and only here. It neither reads from nor stores anything on the device
 * (docs/decisions/statistics-only-after-consent.md; https://developer.matomo.org/api-reference/tracking-javascript).
 */
function loadMatomo({ url, site }: Analytics): void {
  if (window[queue]) return;
  const first: Command[] = [
    ['disableCookies'],
    ['disableBrowserFeatureDetection'],
    ['disablePerformanceTracking'],
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', site],
    ['setReferrerUrl', sender()],
  ];
  window[queue] = first;
  document.head.append(Object.assign(document.createElement('script'), { src: `${url}matomo.js`, async: true }));
}

/** Statistics by Matomo for readers who agreed (S4.14); null on test systems. */
export function openStatistics(analytics: Analytics): Statistics | null {
  if (isLocalOrTest(location.hostname)) return null;
  loadMatomo(analytics);
  const tell = (...commands: readonly Command[]): void => {
    if (isAllowed()) for (const command of commands) window[queue]?.push(command);
  };
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let here: View | undefined;
  // Set before every command, since events carry the address and the real one names a topic.
  const stand = ({ path, name }: PageKind): Command[] => [
    ['setCustomUrl', location.origin + path],
    ['setDocumentTitle', name],
  ];
  listenToEvents(({ category, action, name }) => {
    if (here) tell(...stand(here), ['trackEvent', category, action, ...(name === undefined ? [] : [name])]);
  });
  return {
    view(page) {
      if (page.of === here?.of) return;
      here = page;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        tell(...stand(page), ['trackPageView'], ['setReferrerUrl', location.origin + page.path]);
      }, viewDelay);
      waiting.add(timer);
    },
    close() {
      listenToEvents(null);
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
