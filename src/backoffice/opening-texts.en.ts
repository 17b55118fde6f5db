import type { OpeningTexts } from './opening-texts.de.ts';

/** What the list before the opening says (S18.8). */
export const en: OpeningTexts = {
  many: 'Ready to open?',
  closed: 'At the moment readers see a page that announces the opening. Legal notice, privacy policy and login already work.',
  opened: 'The site is open.',
  left: (count: number) => (count === 0 ? 'Everything is done.' : count === 1 ? 'One item is left.' : `${count} items are left.`),
  done: (count: number, all: number) => `${count} of ${all} done`,
  open: 'Open the site',
  openTitle: 'Open the site now?',
  openText: 'From then on everybody sees the site, and search engines may list it. This cannot be taken back here.',
  openNow: 'Yes, open it',
  isOpenNow: 'The site is now open to everybody.',
  groups: { missing: 'Still missing', person: 'Please confirm', done: 'Done' },
  why: {
    'page-missing': 'The page is not published.',
    'page-gaps': 'It is published but still has gaps: “[Hier: …]”, or details of the demo.',
    'test-key': 'The key is one of the test mode: nobody can really pay.',
  },
  go: 'Go there',
  goTo: (title: string) => `Go there: ${title}`,
  tick: 'Confirm',
  tickOf: (title: string) => `Confirm: ${title}`,
  untick: 'Take back',
  untickOf: (title: string) => `Take back the confirmation: ${title}`,
  ticked: 'Confirmed.',
  unticked: 'Confirmation taken back.',
  by: (name: string | null, at: string) => `Confirmed by ${name ?? 'an account that was deleted'} on ${at}`,
  items: {
    imprint: { title: 'Legal notice', text: 'Who runs the site, with address, chamber and supervision (§ 5 DDG).' },
    privacy: { title: 'Privacy policy', text: 'It describes what the software does; add what only you know.' },
    privacyChecked: {
      title: 'Privacy policy checked',
      text: 'Somebody compared each sentence with what you really do: service providers, where servers are, retention.',
    },
    terms: { title: 'Terms of use', text: 'The rules for accounts and purchases.' },
    termsChecked: { title: 'Terms of use checked', text: 'Somebody who knows the law has read them.' },
    withdrawalChecked: {
      title: 'Instruction on withdrawal checked',
      text: 'The instruction, its form and the checkout were checked by a lawyer before the first sale.',
    },
    accessibility: { title: 'Accessibility statement', text: 'It is published and says how to report a barrier.' },
    contact: { title: 'Contact page', text: 'Readers learn how to reach you.' },
    seller: { title: 'Seller', text: 'Name, address and e-mail stand under “Settings”. Invoices and replies use them.' },
    payment: { title: 'Payments', text: 'The payment provider is set up, on the server with “npm run setup”.' },
    video: { title: 'A first video', text: 'At least one video is published.' },
    shelf: {
      title: 'A category with content',
      text: 'At least one playlist is in a category, so that the menu leads somewhere.',
    },
    emergencyChecked: {
      title: 'Emergency notes read',
      text: 'A physician has looked through the notes that the search shows in emergencies. They come with the software.',
    },
    mail: { title: 'Mail server', text: 'Without it nobody gets a confirmation. On the server with “npm run setup”.' },
    mailArrives: {
      title: 'E-mails arrive',
      text: 'Somebody has seen an e-mail of this site in their own inbox, not in the spam folder.',
    },
    address: {
      title: 'Address with https',
      text: 'The site has a public address with https. On the server with “npm run setup”.',
    },
    backups: { title: 'Backups', text: 'A backup is made every day, and somebody has restored one as a trial.' },
    admin: { title: 'Admin with second factor', text: 'At least one account may do everything and logs in in two steps.' },
    demo: {
      title: 'The demo has ended',
      text: 'Its accounts, codes and purchases are gone. On the server with “npm run admin -- end-demo”.',
    },
  },
};
