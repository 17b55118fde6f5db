import type { VoucherTexts } from './voucher-texts.de.ts';

export const en: VoucherTexts = {
  hello: (name) => `Hello ${name},`,
  gift: {
    subject: 'Your gift is here',
    heading: 'Your gift is here',
    text: 'thank you for your purchase. Here is the code to pass on. Whoever redeems it has access at once and pays nothing.',
  },
  value: {
    subject: 'Your voucher is here',
    heading: 'Your voucher is here',
    text: 'thank you for your purchase. Here is your voucher, to give away or for yourself. It can be used for everything in the shop; what is not spent stays on it.',
  },
  code: 'Code',
  offer: 'Gift',
  worth: 'Value',
  until: 'Valid until',
  order: 'Order',
  redeem: 'See the code and redeem it',
  print: 'To print or to forward',
  note: 'Keep the code safe: it is like cash, and whoever knows it can redeem it.',
  from: (site) => `This e-mail comes from ${site}.`,
  imprint: 'Legal notice',
  privacy: 'Privacy',
  withdrawal: 'Withdraw from a contract',
};
