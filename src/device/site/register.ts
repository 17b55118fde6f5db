import { whenIdle } from '#ui/when-idle.ts';
import type { Told } from '../rules.ts';
import { hasKeptMark } from './kept-mark.ts';

/** The part of `navigation` that TypeScript's types lack. */
type WithNavigation = { readonly navigation?: EventTarget };

const filesOfPage = (): string[] => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];

/** Tells the worker which pages are read, so that it can cache them if the reader wants that; and that an installed site does. */
async function tell(worker: ServiceWorkerContainer): Promise<void> {
  const { active } = await worker.ready;
  const say = (told: Told): void => (worker.controller ?? active)?.postMessage(told);
  if (matchMedia('(display-mode: standalone)').matches) say({ kind: 'keep' });
  const visited = (): void => {
    whenIdle(() => say({ kind: 'visited', url: location.href, files: filesOfPage() }));
  };
  visited();
  (window as WithNavigation).navigation?.addEventListener('navigatesuccess', visited);
}

/**
 * Looks after films on the device (S13.7): at once, and when somebody logs in or out, also in another window. Loads nothing where
 * there are none.
 */
function lookAfterFilms(): void {
  const look = (): void => {
    if (!hasKeptMark()) return;
    import('./keep-film.ts')
      .then(({ renewFilms }) => renewFilms())
      .catch((error: unknown) => console.info('The films on this device are not looked after.', error));
  };
  look();
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener('change', (event) => {
    const { changed = [], deleted = [] } = event as { changed?: readonly Cookie[]; deleted?: readonly Cookie[] };
    if ([...changed, ...deleted].some(({ name }) => name === 'has_session')) look();
  });
}

type Cookie = { readonly name?: string };

/** Registers the document's service worker (S17.4) when the page is idle. */
export function register(address: string): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) return;
  whenIdle(() => {
    lookAfterFilms();
    worker
      .register(address, { updateViaCache: 'none' })
      .then(() => tell(worker))
      .catch((error: unknown) => console.info('There will be no page without a connection.', error));
  });
}
