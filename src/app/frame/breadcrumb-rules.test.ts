import { expect, test } from 'vitest';
import { pageLinks, type RouteName } from '#paths/routes.ts';
import { appTexts } from '../texts.ts';
import { crumbTrail, parentCrumb } from './breadcrumb-rules.ts';

const parent = (name: RouteName) => parentCrumb(name, pageLinks('de', 'dr-muster'), appTexts.de, 'Dr. Muster');

test('S2.25 the part of the route name before the dot is the first crumb', () => {
  expect(parent('health.detail')).toEqual({ label: 'Gesundheit', to: '/gesundheit' });
  expect(parent('feelgood.detail')).toEqual({ label: 'Wohlfühlen', to: '/wohlfuehlen' });
  expect(parent('partner.detail')).toEqual({ label: 'Partner', to: '/partner' });
  expect(parent('presenter.coaching.detail')).toEqual({ label: 'Dr. Muster', to: '/mein-dr-muster' });
});

test('S2.25 a section itself, the start page and the legal pages have no parent', () => {
  for (const name of ['start', 'health', 'partner', 'presenter', 'playlist', 'meta.faq', 'watch.playlist'] as const) {
    expect(parent(name)).toBeNull();
  }
});

test('S2.25 the way goes on with what the page names, and no address stands in it twice', () => {
  const health = { label: 'Gesundheit', to: '/gesundheit' };
  const topic = { label: 'Krankheiten', to: '/gesundheit/krankheiten' };
  expect(crumbTrail(health, [health, topic])).toEqual([health, topic]);
  expect(crumbTrail(null, [topic])).toEqual([topic]);
  expect(crumbTrail(null, [])).toEqual([]);
});
