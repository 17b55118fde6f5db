import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { localeOfPath } from '#kit/locale.ts';
import { SiteProvider } from '#ui/site.tsx';
import { partsOf, type PageParts } from '../../../tests/html.ts';
import type { answer } from './samples.ts';
import { unanswered } from './search-data.ts';
import { SearchPage } from './search.page.tsx';
import { identity } from '../../../tests/identity.ts';

/* Server-renders the search for tests. */

/** A part of the page at an address. */
export const drawn = (address: string, node: ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider identity={identity} locale={localeOfPath(address)}>
        {node}
      </SiteProvider>
    </MemoryRouter>,
  );

/** The page at an address as the server draws it. */
export const page = (address: string, found: ReturnType<typeof answer> | null = null): string =>
  drawn(address, <SearchPage data={{ ...unanswered(new URL(address, 'http://x')), answer: found }} />);

export const textIn = (html: string): string =>
  partsOf(html)
    .texts.map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
export const named = ({ elements }: PageParts, name: string) =>
  elements.filter((element) => element.name === name).map(({ attributes }) => attributes);
export const hrefs = (html: string): (string | undefined)[] => named(partsOf(html), 'a').map(({ href }) => href);
