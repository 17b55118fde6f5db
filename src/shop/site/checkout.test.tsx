import { describe, expect, test } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { User } from '#accounts/contract.ts';
import type { Coaching, Retreat } from '#catalog/contract.ts';
import { fail, ok } from '#kit/result.ts';
import { drawn } from '../../../tests/drawn.tsx';
import type { Quote } from '../contract.ts';
import type { ShopCalls } from './calls.ts';
import { checkoutData, readQuote, typedCode } from './checkout-data.ts';
import { CheckoutPage } from './checkout.page.tsx';
import { offerOfCoaching, offerOfProduct, offerOfRetreat } from './offer.ts';
import { ownPartsOf, purchaseOf } from './use-buyer.ts';

const offered = {
  id: 'f1114584-18ad-44f3-96e4-13e2561a68df',
  shortid: 'ruhe7',
  slug: 'ruhig',
  title: 'Ruhig',
  intro: '',
  stripe_name: '7-Tage-Kurs',
  stripe_price_value: 3900,
  vat_percent: 19,
  on_sale: true,
  awaits_approval: false,
  bulletpoints: '<ul><li>sieben Videos</li></ul>',
  image: '',
  image_tall: '',
  modules: [],
  lang: 'de',
} as const;
const coaching = (over: Partial<Coaching> = {}): Coaching => ({
  ...offered,
  modules: [],
  type: 'coaching',
  days: 7,
  needs_address: false,
  zfu_number: '',
  contraindications: '',
  playlist: null,
  videos: [],
  trailers: [],
  ...over,
});
const retreat = (over: Partial<Retreat> = {}): Retreat => ({
  ...offered,
  modules: [],
  type: 'retreat',
  place: 'Ostsee',
  starts_on: '2027-02-10',
  ends_on: '2027-02-14',
  places_left: 3,
  ...over,
});
const voucher = offerOfProduct({
  ...offered,
  description: '',
  coachings: [],
  voucher_value: 2500,
  vat_percent: 0,
});

const calls = (answer: Partial<Quote> | 'too-many' | 'not-asked'): ShopCalls =>
  ({
    quote: async () => {
      if (answer === 'not-asked') throw new Error('asked');
      return answer === 'too-many' ? fail('too-many') : ok({ data: { error: null, ...answer } });
    },
  }) as unknown as ShopCalls;

const dataOf = async (query: string, answer: Parameters<typeof calls>[0] = 'not-asked', offer = offerOfCoaching(coaching())) => {
  const data = await checkoutData(offer, new URLSearchParams(query), calls(answer));
  if (!data.ok) throw new Error('no page');
  return data.value;
};

const page = async (...of: Parameters<typeof dataOf>): Promise<string> => {
  const data = await dataOf(...of);
  const router = createMemoryRouter([{ path: '*', element: <CheckoutPage data={data} /> }]);
  return drawn(<RouterProvider router={router} />);
};

describe('the checkout as the server draws it', () => {
  test('S14.1 S14.2 S2.20 is a form that works without script, with the consent unticked and the button that says what it does', async () => {
    const html = await page('');
    expect(html).toContain('action="/stripe/checkout/coaching/f1114584-18ad-44f3-96e4-13e2561a68df"');
    expect(html).toMatch(/<button type="submit"[^>]*>(?:<[^>]+>)*zahlungspflichtig bestellen/);
    expect(html).toMatch(/<input(?=[^>]* name="consent")(?=[^>]* value="1")(?=[^>]* required="")(?![^>]* checked)/);
    expect(html).toContain('Mir ist bekannt, dass mein Widerrufsrecht damit erlischt (§ 356 Abs. 5 BGB).');
    expect(html).not.toContain('Du musst mit einem Account');
  });

  test('(S14.1, S14.7) the form without script sends the price that stands above its button', async () => {
    const user = { coachings: [], retreats: [], products: [], street: '', zipcode: '', city: '' } as unknown as User;
    const price = {
      list: 3900,
      discount: 0,
      total: 3900,
      voucher: 3000,
      due: 900,
      vat: 623,
      vat_percent: 19,
      needs_consent: true,
    };
    const query = new URLSearchParams('code=guthaben&notice=price');
    const data = await checkoutData(offerOfCoaching(coaching()), query, calls(price), { user, token: 't', formKey: 'k' });
    if (!data.ok) throw new Error('no page');
    const router = createMemoryRouter([{ path: '*', element: <CheckoutPage data={data.value} /> }]);
    const html = drawn(<RouterProvider router={router} />);
    expect(html).toContain('<input type="hidden" name="shown_total" value="3900"/>');
    expect(html).toContain('<input type="hidden" name="locale" value="de"/>');
    expect(html).toContain('<input type="hidden" name="shown_due" value="900"/>');
    expect(html).toContain('Jetzt sind es 9,00\u00a0€.');
  });

  test('S14.1 the total with its VAT stands directly above the button', async () => {
    const html = await page('');
    const between = html.slice(html.indexOf('39,00'), html.indexOf('zahlungspflichtig bestellen'));
    expect(between.replaceAll(/<[^>]+>/g, '')).toBe('39,00\u00a0€');
    expect(html).toContain('inklusive 19 % Umsatzsteuer (6,23\u00a0€)');
  });

  test('(S14.1, S16.5) the name of the payment page and the invoice stands with the total where it is another one', async () => {
    const named = 'Auf Zahlungsseite und Rechnung: 7-Tage-Kurs';
    expect(await page('')).toContain(named);
    expect(await page('', 'not-asked', voucher)).not.toContain('Auf Zahlungsseite und Rechnung');
  });

  test('S14.2 a gift asks for the consent in its own words, a retreat and a voucher for none', async () => {
    expect(await page('gift=1')).toContain('dass mein Widerrufsrecht mit dem Einlösen erlischt');
    expect(await page('', 'not-asked', offerOfRetreat(retreat()))).not.toContain('name="consent"');
    expect(await page('', 'not-asked', voucher)).not.toContain('name="consent"');
  });

  test('S14.3 says where the instruction on withdrawal is; of a retreat that there is no such right, and where cancelling is told', async () => {
    const words = async (...of: Parameters<typeof page>) => (await page(...of)).replaceAll(/<[^>]+>/g, '');
    const course = await words('');
    expect(course).toContain('Was Du zum Widerruf wissen musst, steht dort unter Widerrufsbelehrung.');
    expect(course).not.toContain('§ 312g');
    const stay = await words('', 'not-asked', offerOfRetreat(retreat()));
    expect(stay).toContain('nicht widerrufen (§ 312g Abs. 2 Nr. 9 BGB)');
    expect(stay).toContain('steht in den Nutzungsbedingungen unter Auszeiten.');
    expect(stay).not.toContain('Was Du zum Widerruf wissen musst');
  });

  test('S14.5 a code that covers everything is redeemed, not paid', async () => {
    const quote = { list: 3900, discount: 3900, total: 0, voucher: 0, due: 0, vat: 0, vat_percent: 19, needs_consent: true };
    const code = { code: 'GESCHENKT', kind: 'gift' } as unknown as Quote['code'];
    const html = await page('code=geschenkt', { ...quote, code });
    expect(html).toContain('Jetzt einlösen');
    expect(html).not.toContain('zahlungspflichtig bestellen');
    // Who redeems a gift is not told what it cost, and cannot give it away.
    expect(html).toContain('Der Code GESCHENKT ist eingelöst. Du bezahlst nichts.');
    expect(html).not.toContain('39,00');
    expect(html).not.toContain('Umsatzsteuer');
    expect(html).not.toContain('Als Geschenk kaufen');
  });

  test('(S14.5) a discount saves; a voucher, which was paid for, pays, and keeps what is left', async () => {
    const price = { list: 3900, discount: 0, total: 3900, voucher: 0, due: 3900, vat: 623, vat_percent: 19, needs_consent: true };
    const told = async (terms: Partial<Quote>) =>
      /<output[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/s.exec(await page('code=x', { ...price, ...terms }))?.[1];
    const codeOf = (value: number | null) => ({ code: 'EIN-CODE', value }) as unknown as Quote['code'];
    expect(await told({ discount: 390, total: 3510, due: 3510, code: codeOf(null) })).toBe(
      'Der Code EIN-CODE ist eingelöst. Du sparst 3,90\u00a0€.',
    );
    expect(await told({ voucher: 3900, due: 0, code: codeOf(5000) })).toBe(
      'Der Gutschein EIN-CODE bezahlt 39,00\u00a0€. Es bleiben 11,00\u00a0€ darauf.',
    );
    expect(await told({ voucher: 3000, due: 900, code: codeOf(3000) })).toBe('Der Gutschein EIN-CODE bezahlt 30,00\u00a0€.');
    expect(await told({ voucher: 3900, due: 0, code: codeOf(null) })).toBe('Der Gutschein EIN-CODE bezahlt 39,00\u00a0€.');
  });

  test('S8.2 an error of the address is told at the code field; every one but code-used is an invalid code', async () => {
    expect(await page('error=code-used&code=VERBRAUCHT')).toMatch(
      /aria-invalid="true"[\s\S]*value="VERBRAUCHT"[\s\S]*Dieser Code wurde bereits verwendet\./,
    );
    for (const error of ['code-invalid', 'x', '<b>'])
      expect(await page(`error=${encodeURIComponent(error)}`)).toContain('Dieser Code ist ungültig.');
  });

  test('what is not sold, sold out or has begun has no button', async () => {
    for (const [offer, words] of [
      [offerOfCoaching(coaching({ on_sale: false })), 'Das kann im Moment nicht gebucht werden.'],
      [offerOfRetreat(retreat({ places_left: 0 })), 'Diese Auszeit ist ausgebucht.'],
      [offerOfRetreat(retreat({ on_sale: false })), 'Das kann im Moment nicht gebucht werden.'],
    ] as const) {
      const html = await page('', 'not-asked', offer);
      expect(html).toContain(words);
      expect(html).not.toContain('<form');
    }
    expect(await page('', 'not-asked', offerOfRetreat(retreat()))).toContain('<form');
  });

  test('notices are told, unknown ones are not', async () => {
    expect(await page('notice=cancelled')).toContain('Du hast die Zahlung abgebrochen.');
    expect(await page('notice=toString')).not.toContain('role="alert"');
  });
});

describe('codes', () => {
  test('S5.4 are upper case and at most 19 characters, whatever is typed or stands in the address', async () => {
    expect(typedCode('gutschein-10')).toBe('GUTSCHEIN-10');
    expect(typedCode('ß'.repeat(19))).toHaveLength(19);
    const { code } = await dataOf(`code=${'ab'.repeat(20)}`, { error: 'code-invalid' });
    expect(code).toBe('ABABABABABABABABABA');
  });

  test('S8.2 S16.6 what the server says of one is told apart', async () => {
    expect((await dataOf('code=A', { error: 'code-used' })).problem).toBe('code-used');
    expect((await dataOf('code=A', { error: 'code-invalid' })).problem).toBe('code-invalid');
    expect((await dataOf('code=A', 'too-many')).problem).toBe('too-many');
    expect(readQuote(fail('invalid'))).toEqual({ quote: null, problem: 'code-invalid' });
  });
});

describe('whether somebody owns an offer', () => {
  const holding = (over: Partial<Pick<User, 'coachings' | 'retreats' | 'products'>>) => ({
    coachings: [],
    retreats: [],
    products: [],
    ...over,
  });
  const own = (id: string, status: string) => ({ id, status, shortid: '', slug: '', title: '', image: '' });
  const bundle = { type: 'product' as const, id: 'p', voucher: null, coachings: [coaching({ id: 'a' }), coaching({ id: 'b' })] };

  test('S4.9 S4.13 a package is owned once all of its courses are, and is being bought as its order says', () => {
    const bought = { id: 'p', image: '', stripe_name: '', status: 'processing', receipt: null };
    expect(purchaseOf(holding({ coachings: [own('a', 'succeeded')] }), bundle)).toBeNull();
    expect(purchaseOf(holding({ coachings: [own('a', 'succeeded'), own('b', 'processing')] }), bundle)).toBeNull();
    expect(purchaseOf(holding({ coachings: [own('a', 'succeeded'), own('b', 'succeeded')] }), bundle)).toBe('succeeded');
    expect(purchaseOf(holding({ products: [bought] }), bundle)).toBe('processing');
    // A package bought as a gift is not the buyer's own.
    expect(purchaseOf(holding({ products: [{ ...bought, status: 'succeeded' }] }), bundle)).toBeNull();
  });

  test('S14.1 who owns a part of a package is told which before ordering; as a gift it does not matter', async () => {
    const offer = offerOfProduct({
      ...offered,
      description: '',
      voucher_value: null,
      coachings: [coaching({ id: 'a', title: 'Kurs „A“' }), coaching({ id: 'b', title: 'Kurs B' })],
    });
    const user = { ...holding({ coachings: [own('a', 'succeeded')] }), street: '', zipcode: '', city: '' } as User;
    const drawnFor = async (query: string) => {
      const data = await checkoutData(offer, new URLSearchParams(query), calls('not-asked'), { user, token: 't', formKey: 'k' });
      if (!data.ok) throw new Error('no page');
      const router = createMemoryRouter([{ path: '*', element: <CheckoutPage data={data.value} /> }]);
      return drawn(<RouterProvider router={router} />);
    };
    expect(await drawnFor('')).toMatch(/Das hast Du schon: „Kurs ‚A‘“\. .*<button/);
    expect(await drawnFor('gift=1')).not.toContain('Das hast Du schon');
    expect(ownPartsOf(holding({ coachings: [own('a', 'processing')] }), offer)).toEqual([]);
  });

  test('a voucher is never owned: it can be bought again and again', () => {
    const bought = { id: voucher.id, image: '', stripe_name: '', status: 'succeeded', receipt: null };
    expect(purchaseOf(holding({ products: [bought] }), voucher)).toBeNull();
  });
});
