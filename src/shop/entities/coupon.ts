import { cents, choice, defineEntity, flag, instant, integer, one, text } from '#desk/definition.ts';
import { longestBatch, longestCode, mostCents } from '../rules.ts';

const limits = { section: { name: 'limits', heading: { de: 'Grenzen', en: 'Limits' } } } as const;

const offers = ['coaching', 'retreat', 'product'] as const;

type Content = Readonly<Record<string, unknown>>;

const offerOf = ({ offer_type: type }: Content) => offers.find((offer) => offer === type);

/** Codes (S14.5). `offer_*` restricts a code to one offer; a gift or single-purpose voucher always has one. */
export const coupon = defineEntity('coupon', {
  one: { de: 'Code', en: 'Code' },
  many: { de: 'Codes', en: 'Codes' },
  about: {
    de: 'Ein Code senkt einen Preis oder bezahlt ihn: Rabatt oder Gutschein. Gekaufte Geschenke kommen von selbst dazu.',
    en: 'A code lowers a price or pays it: a discount or a voucher. Gifts that are bought come here by themselves.',
  },
  roles: ['support'],
  heading: { de: 'Code', en: 'Code' },
  title: 'code',
  fields: {
    /** Upper case (S5.4). */
    code: text({
      max: longestCode,
      drawn: true,
      unique: true,
      searched: true,
      label: { de: 'Code', en: 'Code' },
      hint: { de: 'Leer gelassen, wird er ausgelost.', en: 'If left empty, one is generated.' },
    }),
    kind: choice(['discount', 'single', 'multi', 'gift'], {
      required: true,
      default: 'discount',
      label: { de: 'Art', en: 'Kind' },
      names: {
        de: { discount: 'Rabatt', single: 'Gutschein für eine Sache', multi: 'Gutschein über einen Wert', gift: 'Geschenk' },
        en: { discount: 'Discount', single: 'Voucher for one offer', multi: 'Voucher for an amount', gift: 'Gift' },
      },
    }),
    /** For discounts: either this or the value. */
    percent: integer({
      min: 1,
      max: 100,
      wanted: ({ kind }) => kind === 'discount',
      label: { de: 'Rabatt (%)', en: 'Discount (%)' },
      hint: { de: 'Entweder Prozent oder ein Wert in Euro', en: 'Either a percentage or a value in euros' },
    }),
    /** The amount of a discount, or the value of a multi-purpose voucher, in cents. */
    value_cents: cents({ min: 1, max: mostCents, label: { de: 'Wert in Euro', en: 'Value in euros' } }),
    offer_type: choice(offers, {
      label: { de: 'Gilt für', en: 'Valid for' },
      hint: {
        de: 'Keine Angabe: für alles außer Wertgutscheinen',
        en: 'Not specified: for everything except vouchers for an amount',
      },
      names: {
        de: { coaching: 'Coaching', retreat: 'Auszeit', product: 'Produkt' },
        en: { coaching: 'Coaching', retreat: 'Retreat', product: 'Product' },
      },
    }),
    offer_id: one((content) => offerOf(content) ?? 'coaching', {
      wanted: (content: Content) => offerOf(content) !== undefined,
      label: { de: 'Eintrag', en: 'Entry' },
    }),
    /** Maximum number of orders, 0 if it is used up; a multi-purpose voucher is limited by its value instead. Null: unlimited. */
    max_uses: integer({
      max: 1_000_000,
      ...limits,
      label: { de: 'So oft einlösbar', en: 'Number of uses' },
      hint: { de: 'Leer gelassen: beliebig oft', en: 'If left empty: unlimited' },
    }),
    valid_from: instant({ ...limits, label: { de: 'Gültig ab', en: 'Valid from' } }),
    valid_until: instant({ ...limits, label: { de: 'Gültig bis', en: 'Valid until' } }),
    /** The name of a batch, for the team. */
    batch: text({
      max: longestBatch,
      searched: true,
      ...limits,
      label: { de: 'Serie', en: 'Series' },
      hint: { de: 'Fasst Codes zusammen, etwa „Messe 2026“', en: 'Groups codes, such as “Fair 2026”' },
    }),
    /** Revoked: refunded, withdrawn, or by the team. */
    is_void: flag({
      ...limits,
      label: { de: 'Ungültig gemacht', en: 'Cancelled' },
      hint: {
        de: 'Bleibt, wenn der Kauf des Codes rückgängig gemacht oder strittig ist.',
        en: 'Stays where the purchase of the code was undone or is disputed.',
      },
    }),
    created_at: instant({ hidden: true, label: { de: 'Angelegt am', en: 'Created on' } }),
    position: integer({ max: 10_000_000, default: 0, hidden: true, label: { de: 'Stelle', en: 'Position' } }),
  },
  kept: { uses: integer({ max: 1_000_000, label: { de: 'Eingelöst', en: 'Redeemed' } }) },
  list: [
    { name: 'kind', sortable: true },
    { name: 'percent', minor: true },
    { name: 'value_cents', minor: true },
    { name: 'uses', minor: 'on-phones', sortable: true },
    { name: 'valid_until', minor: true, sortable: true },
    { name: 'is_void', minor: true },
    { name: 'batch', minor: true, sortable: true },
  ],
  filters: ['kind'],
  unfiltered: ['batch'],
});
