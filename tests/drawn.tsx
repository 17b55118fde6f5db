import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../src/ui/site.tsx';
import { identity } from './identity.ts';

/** Renders a component on the server within a site. */
export const drawn = (part: ReactNode, locale: 'de' | 'en' = 'de'): string =>
  renderToStaticMarkup(
    <SiteProvider identity={identity} locale={locale}>
      {part}
    </SiteProvider>,
  );
