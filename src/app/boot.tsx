import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SiteIdentity } from '#ui/site.tsx';

/** What a page knows before any call: who the site is, and the year of the copyright line. */
export type BootState = { readonly identity: SiteIdentity; readonly year: number };

const BootContext = createContext<BootState | null>(null);

export function Boot({ identity, year, children }: BootState & { children: ReactNode }) {
  const state = useMemo(() => ({ identity, year }), [identity, year]);
  return <BootContext value={state}>{children}</BootContext>;
}

export function useBoot(): BootState {
  const boot = use(BootContext);
  if (!boot) throw new Error('outside Boot');
  return boot;
}
