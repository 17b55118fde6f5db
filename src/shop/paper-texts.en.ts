import type { PaperTexts } from './paper-texts.de.ts';

export const en: PaperTexts = {
  gift: (name) => `Gift voucher: ${name}`,
  discount: 'Discount',
  refund: (name) => `Refund: ${name}`,
  invoice: {
    title: (number) => `Invoice ${number}`,
    number: 'Invoice number',
    date: 'Invoice date',
    file: (number) => `Invoice-${number}.pdf`,
    intro: 'thank you for your order. This is what we charge you for:',
  },
  'credit-note': {
    title: (number) => `Invoice correction ${number}`,
    number: 'Number',
    date: 'Date',
    file: (number) => `Invoice-correction-${number}.pdf`,
    intro: 'we have given money back to you and hereby correct the invoice named above:',
  },
  hello: (name) => `Hello ${name},`,
  corrects: 'For invoice',
  order: 'Order number',
  supplied: 'Date of supply',
  paidOn: 'Date of payment',
  takesPlace: 'Period of supply',
  quantity: 'Quantity',
  what: 'Description',
  amount: 'Amount',
  net: 'Net amount',
  vat: (percent) => `VAT (Umsatzsteuer) ${percent}%`,
  total: { invoice: 'Total', 'credit-note': 'Refunded' },
  byVoucher: 'Paid by voucher',
  byPayment: 'Paid on the payment page',
  settled: 'The amount is paid. There is nothing left to transfer.',
  returned: 'The money goes back the way you paid.',
  notes: {
    voucher:
      'Multi-purpose voucher under § 3 (15) of the German VAT Act (UStG): the sale of the voucher is not subject to VAT, which falls due when it is redeemed.',
    untaxed: 'No VAT is included in this amount.',
  },
  prices: 'All amounts in euros.',
  vatId: (id) => `VAT ID ${id}`,
};
