import type { ShopOfficeTexts } from './office-texts.de.ts';

export const en: ShopOfficeTexts = {
  product: {
    one: 'Product',
    many: 'Products',
    fields: {
      title: 'Title',
      stripe_name: 'Title',
      description: 'Description',
      slug: 'Address (slug)',
      image: 'Picture',
      price_cents: 'Price',
      vat_percent: 'VAT (%)',
      voucher_cents: 'Value as a voucher',
      coachings: 'Opens these coachings',
      is_on_sale: 'For sale',
    },
    hints: {
      stripe_name: 'Appears on the payment page, invoice and bank statement; must not name an illness.',
      price_cents: 'Final price including VAT',
      voucher_cents: 'For vouchers only; otherwise leave empty',
    },
    sections: { content: 'Content', sale: 'Sales' },
  },
  coupon: {
    one: 'Code',
    many: 'Codes',
    fields: {
      title: 'Code',
      code: 'Code',
      kind: 'Kind',
      percent: 'Discount (%)',
      value_cents: 'Value in euros',
      offer_type: 'Valid for',
      offer_id: 'Entry',
      max_uses: 'Number of uses',
      valid_from: 'Valid from',
      valid_until: 'Valid until',
      is_void: 'Cancelled',
      batch: 'Series',
      uses: 'Redeemed',
    },
    hints: {
      code: 'If left empty, one is generated.',
      percent: 'Either a percentage or a value in euros',
      offer_type: 'Not specified: for everything',
      max_uses: 'If left empty: unlimited',
      batch: 'Groups codes, such as “Fair 2026”',
    },
    options: {
      kind: { discount: 'Discount', single: 'Voucher for one offer', multi: 'Voucher for an amount', gift: 'Gift' },
      offer_type: { coaching: 'Coaching', retreat: 'Retreat', product: 'Product' },
    },
    sections: { content: 'Code', limits: 'Limits' },
  },
};
