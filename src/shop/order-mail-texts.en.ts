import type { OrderMailTexts } from './order-mail-texts.de.ts';

export const en: OrderMailTexts = {
  hello: (name) => `Hello ${name},`,
  confirmation: {
    subject: (number) => `Your order (Bestellung) ${number}`,
    heading: 'Thank you for your order',
    intro: 'we hereby confirm your order. With this the contract is concluded. Please keep this e-mail.',
    order: 'Your order',
    number: 'Order number',
    date: 'Ordered on',
    what: 'Ordered',
    asGift: (name) => `${name} (as a gift)`,
    list: 'Price',
    discount: 'Discount',
    total: 'Total price',
    inclusive: (total, percent, vat) => `${total}, including ${percent}% VAT: ${vat}`,
    untaxed: (total) => `${total} (voucher: VAT falls due when it is redeemed)`,
    byVoucher: 'Paid by voucher',
    paid: 'Paid on the payment page',
    nothing: 'There was nothing to pay.',
    delivery: 'Delivery',
    deliveries: {
      course: 'Access is open: you find everything in your area.',
      retreat: 'Your place is reserved. We will write to you with everything else before it begins.',
      code: 'The code comes in an e-mail of its own.',
    },
    consent: 'Your consent',
    consented: (moment) => `When ordering, on ${moment}, you agreed:`,
    receipt: 'Invoice as a PDF',
    buttons: { course: 'To the course', own: 'To your area', retreat: 'To the retreat', code: 'To the voucher' },
    withdraw: 'Withdraw from contract',
    seller: 'Your contractual partner',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    vatId: 'VAT ID',
  },
  refund: {
    subject: (number) => `Refund for your order ${number}`,
    headings: {
      refunded: 'You get money back',
      withdrawn: 'Your withdrawal has been accepted',
      impossible: 'Unfortunately your order did not work out',
    },
    texts: {
      refunded: (number) => `we are giving you money back for your order ${number}.`,
      withdrawn: (number) =>
        `your withdrawal from order ${number} is effective. The contract has ended, and what it opened is closed again.`,
      impossible: (number) =>
        `your payment for order ${number} has arrived, but we can no longer give you what you ordered: in the meantime it was sold out or gone, or the code was used up. We are sorry.`,
    },
    amount: (amount) => `You get back ${amount}.`,
    way: 'The money goes back the way you paid. Depending on your bank this takes a few days.',
    voucher: 'What you paid by voucher is on the voucher again.',
    note: 'Any questions? Just reply to this e-mail.',
  },
};
