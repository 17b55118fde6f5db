import type { NamedSeller, WithdrawalLaw } from './withdrawal-law.de.ts';

const named = ({ name, lines, email }: NamedSeller): string =>
  [name, ...lines, ...(email ? [`e-mail: ${email}`] : [])].join(', ');

export const en: WithdrawalLaw = {
  heading: 'Instructions on withdrawal (Widerrufsbelehrung)',
  right: 'Right of withdrawal',
  rightTexts: (seller) => [
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
    `To exercise the right of withdrawal, you must inform us (${named(seller)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
    'You can also exercise your right of withdrawal online by “Withdraw from contract” on every page. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (e.g. by e-mail) without undue delay, with the content of the withdrawal and the date and time of its submission.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  ],
  effects: 'Effects of withdrawal',
  effectTexts: [
    'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  ],
  endsEarly: 'When the right of withdrawal ends early',
  endsEarlyTexts: {
    course:
      'For a contract on digital content the right of withdrawal ends under § 356 (5) BGB (German Civil Code) once we have begun to perform it after you expressly agreed that we begin before the withdrawal period ends, confirmed that you thereby lose your right of withdrawal, and we have sent you a confirmation of this. This e-mail is that confirmation.',
    gift: 'For a contract on digital content the right of withdrawal ends under § 356 (5) BGB (German Civil Code) as soon as the gift is redeemed: access then begins, and you expressly agreed to that.',
  },
  form: 'Model withdrawal form',
  formIntro: '(Complete and return this form only if you wish to withdraw from the contract.)',
  formLines: (seller) => [
    `To ${named(seller)}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
    'Ordered on (*) / received on (*)',
    'Name of consumer(s)',
    'Address of consumer(s)',
    'Signature of consumer(s) (only if this form is notified on paper)',
    'Date',
  ],
  formNote: '(*) Delete as appropriate.',
  none: 'No right of withdrawal (Widerrufsrecht)',
  noneTexts: [
    'There is no statutory right of withdrawal for retreats: they are services related to leisure activities on a specific date (§ 312g (2) no. 9 BGB, German Civil Code). The terms of use below say what applies if you cannot come after all.',
  ],
};
