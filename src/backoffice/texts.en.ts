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
  refused: {
    title: 'No access to the back office',
    text: 'The back office is for people who work on this site. Your account is not one of them.',
    secondFactor: 'Do you work with us? Then set up two-step sign-in in your profile first: without it your role does not count.',
    home: 'To your area',
  },
};
