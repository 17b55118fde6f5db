import { whenIdle } from '#ui/when-idle.ts';
import type { Told } from '../rules.ts';

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

/** Registers the document's service worker (S17.4) when the page is idle. */
export function register(address: string): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) return;
  whenIdle(() => {
    worker
      .register(address, { updateViaCache: 'none' })
      .then(() => tell(worker))
      .catch((error: unknown) => console.info('There will be no page without a connection.', error));
  });
}
