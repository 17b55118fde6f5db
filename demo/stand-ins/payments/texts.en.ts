import type { PaymentTexts } from './texts.de.ts';

export const en: PaymentTexts = {
  title: 'Test payment',
  heading: 'Test payment',
  what: 'This is a test payment.',
  why: 'In the demo this page stands in for the payment provider. No money is moved, and you need no card.',
  to: (site) => `Payment to ${site}`,
  total: 'To pay',
  pay: 'pay',
  cancel: 'cancel',
  more: 'To try things out',
  fail: 'The payment fails',
  late: 'Paid later',
  about: 'As with a direct debit: the money never arrives, or only after a minute.',
  expired: 'This payment has expired.',
  expiredHint: 'Nothing was paid. You can begin the order again.',
  paid: 'This payment is already completed.',
  unknown: 'There is no such payment.',
  back: 'Back to the order',
  onward: 'On to the order',
  start: 'To the start page',
};
