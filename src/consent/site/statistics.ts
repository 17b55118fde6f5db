import { isLocalOrTest } from '../host-rules.ts';
import { consentIn, type Analytics } from '../rules.ts';
import { listenToEvents } from './door.ts';

/** So much later than the navigation a page view is sent, in milliseconds (S4.14). */
const viewDelay = 500;

/** A kind of page: the name and the pattern of its route, such as `/watch/:video`. Never which one: topics are about health. */
type PageKind = { readonly name: string; readonly path: string };

/** `of` is the page's own path. It tells one page from the next, and is told nobody. */
type View = PageKind & { readonly of: string };

export type Statistics = { readonly view: (page: View) => void; readonly close: () => void };

type Command = readonly [method: string, ...values: readonly unknown[]];

/** Where Matomo's script finds what it is to do: an array until it has come, then an object of its own. */
const queue = '_paq';

declare global {
  interface Window {
    [queue]?: { push: (command: Command) => unknown };
  }
}

/** The agreement as it is now, whichever window it was changed in. */
const isAllowed = (): boolean => consentIn(document.cookie)?.analytics === true;

/** Who sent the reader: the site alone, since an address there may say what was looked for. */
function sender(): string {
  const from = URL.parse(document.referrer);
  return from && from.origin !== location.origin ? `${from.origin}/` : '';
}

/**
 * Loads Matomo once for the document, and only here. It reads nothing of the device and leaves nothing on it
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

/** Statistics by Matomo, for a reader who agreed (S4.14); null where the site is only tried. */
export function openStatistics(analytics: Analytics): Statistics | null {
  if (isLocalOrTest(location.hostname)) return null;
  loadMatomo(analytics);
  const tell = (...commands: readonly Command[]): void => {
    if (isAllowed()) for (const command of commands) window[queue]?.push(command);
  };
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let here: View | undefined;
  // Before every command, since an event is told with the address, and the true one names a topic.
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
