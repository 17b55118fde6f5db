import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn.tsx';
import type { Order } from '../contract.ts';
import { ThanksPage } from './thanks.page.tsx';

const order = {
  id: 'b9b4a3a6-9a5c-4e0e-9d52-0f3ad1e3b9a1',
  number: 'B-1',
  status: 'failed',
  is_gift: false,
  offer: { type: 'retreat', id: 'r', shortid: 'allgaeu', slug: 'allgaeu', name: 'Auszeit', image: '' },
  code: 'GUTSCHEIN-10',
  total: 44_100,
  due: 44_100,
  coachings: [],
  receipt: null,
  voucher: null,
} satisfies Order;

const page = (over: Partial<Order>): string => {
  const data = { order: { ...order, ...over }, addressFor: null };
  return drawn(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ThanksPage data={data} /> }])} />);
};

describe('the page after a payment', () => {
  test('S14.6 a payment that failed is tried again with its code, and as a gift where it was one', () => {
    expect(page({})).toContain('href="/shop/checkout/allgaeu?code=GUTSCHEIN-10"');
    expect(page({ is_gift: true })).toContain('href="/shop/checkout/allgaeu?code=GUTSCHEIN-10&amp;gift=1"');
    expect(page({ code: null })).toContain('href="/shop/checkout/allgaeu"');
  });

  test('S14.5 an order that cost nothing speaks of no payment', () => {
    const course = { type: 'coaching', id: 'c', shortid: 'ruhe7', slug: 'ruhig', name: '7-Tage-Kurs', image: '' } as const;
    const coachings = [{ shortid: 'ruhe7', slug: 'ruhig', title: 'Kurs „Windstille“' }];
    const free = page({ status: 'succeeded', offer: course, coachings, total: 0, due: 0 });
    expect(free).toContain('Das hat geklappt, zu bezahlen war nichts.');
    expect(free).toContain('„Kurs ‚Windstille‘“ gehört jetzt Dir.');
    expect(free).not.toContain('Deine Zahlung ist da.');
    expect(page({ status: 'succeeded' })).toContain('Deine Zahlung ist da.');
  });
});
