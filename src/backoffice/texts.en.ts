import type { OfficeTexts } from './texts.de.ts';

export const en: OfficeTexts = {
  frame: {
    skip: 'Skip to content',
    office: 'Back office',
    menu: 'Menu',
    close: 'Close menu',
    navigation: 'Back office',
    toSite: 'To the website',
    otherLanguage: 'Deutsch',
    logout: 'Log out',
  },
  again: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you wrote is still here; once you have signed in you can go on.',
    email: 'Email',
    password: 'Password',
    code: 'Code',
    codeHint: 'From your app, or one of your recovery codes',
    signIn: 'Sign in',
    otherwise: 'You sign in another way?',
    elsewhere: 'Login page in a new tab',
    done: 'I have signed in again',
    later: 'Later',
  },
  tone: {
    button: (now) => `Appearance: ${now}`,
    device: 'As the device',
    day: 'Light',
    night: 'Dark',
  },
  menu: { overview: 'Overview' },
  groups: {
    overview: '',
    content: 'Content',
    courses: 'Courses',
    shop: 'Shop',
    people: 'People',
    files: 'Files',
    site: 'Website',
    system: 'Operations',
  },
  nothing: {
    title: 'Nothing here',
    text: 'This page does not exist, or it is not part of your role.',
    back: 'To the overview',
  },
  trouble: {
    title: 'That did not work',
    text: 'This part of the back office could not be shown.',
    again: 'Try again',
  },
};
