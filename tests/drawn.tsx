import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../src/ui/site.tsx';

const identity = {
  siteName: 'Sprechstunde',
  presenterName: 'Dr. Muster',
  presenterSlug: 'dr-muster',
  baseUrl: 'http://localhost',
  signInWith: [],
};

/** Renders a component on the server within a site. */
export const drawn = (part: ReactNode, locale: 'de' | 'en' = 'de'): string =>
  renderToStaticMarkup(
    <SiteProvider identity={identity} locale={locale}>
      {part}
    </SiteProvider>,
  );
