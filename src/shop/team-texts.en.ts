import type { ShopOfficeWords } from './team-texts.de.ts';

/** What the server says to the team about orders and codes, and the heads of its tables. */
export const en: ShopOfficeWords = {
  check: 'Please check what you entered.',
  accountUnknown: 'The account does not exist.',
  noPurchase: 'This order is not paid, or was undone already.',
  handled: 'This withdrawal has been decided already.',
  orderMissing: 'Please choose the order that is meant.',
  orderUnknown: 'There is no such order.',
  faults: {
    count: 'Between 1 and 10,000 codes at a time.',
    percent: 'A discount in per cent is between 1 and 100; other codes have none.',
    valueCents:
      'Either per cent or an amount up to €10,000; a voucher of a value needs an amount, a single-purpose voucher has none.',
    offerId: 'Please choose the offer that the code is for.',
    maxUses: 'Between 1 and 1,000,000 uses.',
    validUntil: 'The end is before the beginning.',
    batch: 'At most 120 characters in one line.',
  },
  offerUnknown: 'There is no such offer.',
  codeUnknown: 'This code is neither a gift nor a single-purpose voucher.',
  redeem: {
    owned: 'This member has it already.',
    'code-used': 'This code has been used already.',
    'code-invalid': 'This code is invalid.',
    address: 'The member needs a complete address in the profile for that.',
    'sold-out': 'No place is left.',
    unavailable: 'This offer is not available at the moment.',
  },
  batch: (moment: string) => `Codes of ${moment}`,
  codesFile: {
    heads: ['Code', 'Kind', 'Per cent', 'Amount', 'For', 'Most uses', 'Used', 'Valid from', 'Valid until', 'Void'],
    kinds: { discount: 'Discount', single: 'Single-purpose voucher', multi: 'Voucher of a value', gift: 'Gift' },
    yes: 'yes',
    no: 'no',
  },
  ordersFile: {
    heads: [
      'Order',
      'Ordered on',
      'Paid on',
      'Status',
      'Name',
      'Offer',
      'List price',
      'Discount',
      'Total',
      'VAT per cent',
      'VAT',
      'Paid by voucher',
      'Paid',
      'Invoice',
      'Credit notes',
      'Given back',
    ],
  },
};
