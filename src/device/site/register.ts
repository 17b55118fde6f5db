import { whenIdle } from '#ui/when-idle.ts';
import type { Told } from '../rules.ts';

/** Standing in for `navigation` where a browser's types do not know it. */
type WithNavigation = { readonly navigation?: EventTarget };

const filesOfPage = (): string[] => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];

/** Tells the worker of pages that are read, so that it keeps them where the reader wants that; and that whoever installed the site wants it. */
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

/** Registers the service worker that the document names (S17.4), once the page has nothing else to do. */
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
