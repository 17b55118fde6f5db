import type { SelfTexts } from './self-texts.de.ts';

export const en: SelfTexts = {
  check: 'Please check what you entered.',
  newsletter: {
    wording: (site) =>
      `Yes, I would like to receive the newsletter of ${site} by e-mail. I can unsubscribe at any time, with the link in every e-mail or in my profile.`,
    asked: 'We have sent you an e-mail. Use the link in it to confirm the newsletter.',
    confirmed: 'You will receive our newsletter from now on.',
    ended: 'You will no longer receive our newsletter.',
    gone: 'This link is no longer valid. Please ask for the newsletter again.',
    noAddress: 'Username must be a valid email address.',
  },
  mails: {
    footer: (site) => `This e-mail was sent by ${site}.`,
    imprint: 'Imprint',
    privacy: 'Privacy',
    newsletter: {
      subject: (site) => `Please confirm the newsletter of ${site}`,
      heading: 'Almost done',
      text: (site) => `You asked for the newsletter of ${site}. Please confirm that this address is yours.`,
      agreed: 'This is what you agree to:',
      button: 'Confirm the newsletter',
      note: 'The link is valid for 14 days. You did not ask for anything? Then just ignore this e-mail: without your confirmation we will not write again.',
    },
    welcome: {
      subject: (site) => `You are now receiving the newsletter of ${site}`,
      heading: 'Good to have you with us',
      text: 'We have received your confirmation. From now on you will receive our newsletter.',
      note: 'You may want to keep this e-mail: the link below unsubscribes you at any time.',
      end: 'Unsubscribe from the newsletter',
    },
  },
};
