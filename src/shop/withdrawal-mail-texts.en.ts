import type { WithdrawalMailTexts } from './withdrawal-mail-texts.de.ts';

export const en: WithdrawalMailTexts = {
  receipt: {
    subject: (number) => `We have received your withdrawal ${number}`,
    heading: 'We have received your withdrawal',
    hello: 'Hello,',
    intro: (moment) => `we hereby confirm that we received this declaration of withdrawal on ${moment}:`,
    statement: 'I hereby withdraw from the following contract.',
    number: 'Reference',
    moment: 'Received on',
    name: 'Name',
    email: 'E-mail',
    contract: 'Order number or contract',
    message: 'Message',
    unquoted:
      'We have kept the wording. We do not repeat it here because we have not yet found an order with the given number for this e-mail address. You are welcome to reply to this e-mail with your order number.',
    next: 'What happens next',
    nextTexts: [
      'We will write to you about the outcome. If your withdrawal is effective, you will get your money back without delay, at the latest within fourteen days, the way you paid.',
      'Please keep this e-mail: it is your proof.',
    ],
    note: 'You did not withdraw from anything? Then somebody has given your e-mail address. Please reply to this e-mail.',
  },
  team: {
    subject: (number) => `A withdrawal waits to be checked: ${number}`,
    heading: 'A withdrawal waits to be checked',
    intro: (moment) =>
      `This declaration was received on ${moment}. It ends no contract by itself: no order fits, or the right of withdrawal is not clear. Please check it and answer.`,
  },
};
