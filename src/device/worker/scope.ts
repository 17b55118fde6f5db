/*
 * The used part of a service worker's global scope (https://w3c.github.io/ServiceWorker/). TypeScript's `webworker` library
 * conflicts with `dom` in one program.
 */

type LateEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type AskEvent = LateEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** An open tab. */
type WindowClient = { readonly url: string; readonly focus: () => Promise<unknown> };

type Events = {
  readonly install: LateEvent;
  readonly activate: LateEvent;
  readonly fetch: AskEvent;
  readonly message: LateEvent & { readonly data: unknown };
  readonly push: LateEvent & { readonly data: { readonly json: () => unknown } | null };
  readonly notificationclick: LateEvent & { readonly notification: Notification };
};

type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WindowClient[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};

/** Defined by the server before the worker's code (`server/worker-file.ts`). */
type Shell = {
  /** Changes with every byte of the precached files. */
  readonly build: string;
  /** Paths of the offline pages and their files. */
  readonly paths: readonly string[];
  readonly siteName: string;
};

export const scope = globalThis as unknown as WorkerScope & { readonly shell: Shell };
