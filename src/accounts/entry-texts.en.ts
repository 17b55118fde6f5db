import type { EntryTexts } from './entry-texts.de.ts';

export const en: EntryTexts = {
  wrongLogin: 'E-mail or password is wrong.',
  wrongCode: 'This code is wrong or has been used already.',
  check: 'Please check what you entered.',
  password: {
    short: (least) => `* At least ${least} characters`,
    common: 'This password is too common. Please choose another one.',
    own: 'Your name and your e-mail address are too easy to guess as a password.',
    unequal: 'The two passwords do not match.',
  },
  email: {
    missing: 'Please fill in this field.',
    wrong: 'Username must be a valid email address.',
  },
  registered: 'Almost done: we have sent you an e-mail. Please follow the link in it.',
  resent: 'If the address still has to be confirmed, we have sent you an e-mail with a new link.',
  forgotten: 'If there is an account for this address, we have sent an e-mail that helps you on.',
  reset: 'Your new password is in force. You can log in with it now.',
  resetInvalid: 'This link has expired or has been used already. Please request a new one.',
  mails: {
    hello: (name) => `Hello ${name},`,
    helloThere: 'Hello,',
    validFor: 'The link is valid for 60 minutes.',
    notYou: 'If this was not you, simply delete this e-mail.',
    providers: { google: 'Google', facebook: 'Facebook' },
    verify: {
      subject: 'Please confirm your e-mail address',
      heading: 'Welcome!',
      text: (site) => `it is good to have you at ${site}. Please confirm that this e-mail address is yours.`,
      button: 'Confirm e-mail address',
    },
    reset: {
      subject: 'Your new password',
      heading: 'New password',
      text: 'You would like to set a new password. This is the way:',
      button: 'Set a new password',
      validFor: 'The link is valid for 60 minutes and works once.',
      notYou: 'If this was not you, simply delete this e-mail. Your password stays as it is.',
    },
    provider: {
      subject: 'Your login',
      heading: 'This is how you log in',
      text: (provider) =>
        `Your account has no password of its own: you log in with ${provider}. On the login page there is a button “Log in with ${provider}”.`,
      button: 'To the login',
    },
    known: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      text: 'someone tried to register with this e-mail address. There is an account for it already, and nothing about it has changed.',
      logIn: 'To the login',
      reset: 'Set a new password',
      validFor: 'The link for a new password is valid for 60 minutes and works once.',
    },
  },
};
