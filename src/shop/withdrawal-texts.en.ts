import type { WithdrawalTexts } from './withdrawal-texts.de.ts';

export const en: WithdrawalTexts = {
  title: 'Withdraw from contract',
  description: 'Here you declare your withdrawal from a contract with us. Without logging in.',
  intro:
    'Here you can withdraw from a contract that you have concluded with us. You need neither an account nor a reason. You receive a confirmation by e-mail right away.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    order: 'Order number or contract',
    message: 'Message (optional)',
  },
  hints: {
    email: 'Best the one you ordered with. The confirmation of receipt goes there.',
    order: 'The number is in the confirmation of your order and on the invoice, for example B-KX7M-2RWD.',
  },
  goOn: 'Continue',
  terms: 'When you have a right of withdrawal is explained in the',
  termsLink: 'terms of use',
  check: {
    title: 'Is this right?',
    intro: 'With the next click you declare:',
    statement: 'I hereby withdraw from the following contract.',
    message: 'Message',
    confirm: 'Confirm withdrawal',
    back: 'Change details',
  },
  done: {
    title: 'We have received your withdrawal',
    text: (moment) => `It reached us on ${moment}. The confirmation of receipt with all details is on its way to`,
    number: 'Reference',
    moment: 'Received on',
    next: 'We will write to you about the outcome. If your withdrawal is effective, you get your money back within fourteen days at the latest.',
    toStart: 'To the start page',
  },
  errors: {
    check: 'Please check what you entered.',
    missing: 'Please fill in this field.',
    email: 'Please enter a valid e-mail address.',
    long: (most) => `At most ${most} characters.`,
    wrong: 'This value is invalid.',
    tooMany: 'Those were many declarations in a short time. Please try again in an hour, or write to us.',
    foreign: 'This declaration did not come from our page. Please check it and send it again from here.',
  },
};
