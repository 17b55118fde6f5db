import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localeOfPath } from '#kit/locale.ts';
import { SiteProvider } from '#ui/site.tsx';
import { identity } from '../../../tests/identity.ts';

/** Renders an element at an address to static HTML; the language follows from the address. */
export function render(node: ReactNode, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <SiteProvider identity={identity} locale={localeOfPath(path)}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
}

/** The visible text, with a space for each tag. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The levels of all headings, in order. */
export const headingLevels = (html: string): number[] => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
