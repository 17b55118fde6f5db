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
      vat_percent: 'VAT in per cent',
      voucher_cents: 'Value as a voucher',
      coachings: 'Opens these coachings',
      is_on_sale: 'Is on sale',
    },
    hints: {
      stripe_name: 'Stands on payment page, invoice and bank statement: it names no illness.',
      price_cents: 'Final price including VAT',
      voucher_cents: 'For vouchers alone, else empty',
    },
    sections: { content: 'Content', sale: 'Sale' },
  },
  coupon: {
    one: 'Code',
    many: 'Codes',
    fields: {
      title: 'Code',
      code: 'Code',
      kind: 'Kind',
      percent: 'Discount in per cent',
      value_cents: 'Value',
      offer_type: 'Valid for',
      offer_id: 'Entry',
      max_uses: 'Can be redeemed this often',
      valid_from: 'Valid from',
      valid_until: 'Valid until',
      is_void: 'Made void',
      batch: 'Batch',
      uses: 'Redeemed',
    },
    hints: {
      code: 'If left empty, it is drawn.',
      percent: 'Either per cent or a value in euros',
      offer_type: 'Not specified: for everything',
      max_uses: 'If left empty: without limit',
      batch: 'Keeps codes together, such as “Fair 2026”',
    },
    options: {
      kind: { discount: 'Discount', single: 'Voucher for one thing', multi: 'Voucher of a value', gift: 'Gift' },
      offer_type: { coaching: 'Coaching', retreat: 'Retreat', product: 'Product' },
    },
    sections: { content: 'Code', limits: 'Limits' },
  },
};
