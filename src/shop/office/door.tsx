import type { Screen } from '#desk/office/door.tsx';
import { de } from '../office-texts.de.ts';
import { en } from '../office-texts.en.ts';
import { CodeActions, orderScreens } from './order-screens.tsx';

const offers = ['coaching', 'retreat', 'product'] as const;

const isOffer = (type: unknown): type is (typeof offers)[number] => offers.some((offer) => offer === type);

/** The shop's screens in the back office. */
export const shopScreens: readonly Screen[] = [
  ...orderScreens,
  {
    kind: 'entity',
    name: 'product',
    group: 'shop',
    roles: ['editor'],
    texts: { de: de.product, en: en.product },
    isOrdered: true,
    hasNoPreview: true,
    columns: [
      { name: 'slug', kind: 'text', isSortable: true, isMinor: true },
      { name: 'price_cents', kind: 'cents', isSortable: true },
      { name: 'is_on_sale', kind: 'boolean', isMinor: true },
    ],
    fields: [
      { name: 'stripe_name', kind: 'text', most: 120, isRequired: true, isTranslated: true },
      { name: 'description', kind: 'rich', isTranslated: true },
      { name: 'slug', kind: 'slug', most: 120, isRequired: true },
      { name: 'image', kind: 'image' },
      { name: 'price_cents', kind: 'cents', isRequired: true, section: 'sale' },
      { name: 'vat_percent', kind: 'number', initial: 19, section: 'sale' },
      { name: 'voucher_cents', kind: 'cents', section: 'sale' },
      { name: 'coachings', kind: 'many', entity: 'coaching', section: 'sale' },
      { name: 'is_on_sale', kind: 'boolean', initial: true, section: 'sale' },
    ],
  },
  {
    kind: 'entity',
    name: 'coupon',
    group: 'shop',
    roles: ['support'],
    texts: { de: de.coupon, en: en.coupon },
    listActions: CodeActions,
    isOrdered: true,
    hasNoPreview: true,
    columns: [
      { name: 'kind', kind: 'option', isSortable: true },
      { name: 'percent', kind: 'number', isMinor: true },
      { name: 'value_cents', kind: 'cents', isMinor: true },
      { name: 'uses', kind: 'number', isSortable: true, isMinor: 'on-phones' },
      { name: 'valid_until', kind: 'instant', isSortable: true, isMinor: true },
      { name: 'is_void', kind: 'boolean', isMinor: true },
      { name: 'batch', kind: 'text', isSortable: true, isMinor: true },
    ],
    filters: [{ name: 'kind', options: ['discount', 'single', 'multi', 'gift'] }],
    fields: [
      { name: 'code', kind: 'text', most: 40, isNullable: true },
      { name: 'kind', kind: 'select', options: ['discount', 'single', 'multi', 'gift'], isRequired: true },
      { name: 'percent', kind: 'number', isWanted: ({ kind }) => kind === 'discount' },
      { name: 'value_cents', kind: 'cents' },
      { name: 'offer_type', kind: 'select', options: offers, isOptional: true },
      {
        name: 'offer_id',
        kind: 'one',
        entity: ({ offer_type: type }) => (isOffer(type) ? type : 'coaching'),
        isWanted: ({ offer_type: type }) => isOffer(type),
      },
      { name: 'max_uses', kind: 'number', section: 'limits' },
      { name: 'valid_from', kind: 'instant', section: 'limits' },
      { name: 'valid_until', kind: 'instant', section: 'limits' },
      { name: 'batch', kind: 'text', most: 80, section: 'limits' },
      { name: 'is_void', kind: 'boolean', section: 'limits' },
    ],
  },
];
