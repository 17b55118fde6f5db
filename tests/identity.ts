import type { SiteIdentity } from '../src/ui/site.tsx';

/** Whose site is drawn where a test does not say. */
export const identity: SiteIdentity = {
  siteName: 'Sprechstunde',
  presenterName: 'Dr. Muster',
  presenterSlug: 'dr-muster',
  baseUrl: 'http://localhost',
  signInWith: [],
};
