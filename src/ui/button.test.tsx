import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test('S4.12 a button whose call runs says that it is busy and keeps its text', () => {
  const html = renderToStaticMarkup(<Button busy>Speichern</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('Speichern');
});

test('S4.12 a button at rest says neither', () => {
  const html = renderToStaticMarkup(<Button>Speichern</Button>);
  expect(html).not.toContain('aria-busy');
  expect(html).not.toContain('aria-disabled');
  expect(html).toContain('type="button"');
});

test('a link that looks like a button stays a link', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ButtonLink to="/partner">Partner</ButtonLink>
    </MemoryRouter>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/partner"/);
});
