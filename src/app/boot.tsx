import { createContext, useContext, type ReactNode } from 'react';
import type { Analytics } from '#consent/rules.ts';
import type { SiteIdentity } from '#ui/site.tsx';
import type { PreviewAnswers } from './preview-answers.ts';

/** What a page needs before any call: site identity, copyright year, and the analytics endpoint. */
export type BootState = {
  readonly identity: SiteIdentity;
  readonly year: number;
  readonly analytics: Analytics | null;
  /** Set only in previews. */
  readonly preview?: PreviewAnswers;
};

const BootContext = createContext<BootState | null>(null);

export function Boot({ state, children }: { state: BootState; children: ReactNode }) {
  return <BootContext value={state}>{children}</BootContext>;
}

export function useBoot(): BootState {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('outside Boot');
  return boot;
}
