import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Wir öffnen bald',
  text: (site: string, presenter: string) => `${site} mit ${presenter} ist noch nicht geöffnet. Schau bald wieder vorbei.`,
  emergency: 'Im Notfall wähle die 112, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst 116117.',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  team: 'Login für das Team',
};

export type ClosedTexts = typeof de;

const en: ClosedTexts = {
  title: 'Opening soon',
  text: (site: string, presenter: string) => `${site} with ${presenter} is not open yet. Please come back soon.`,
  emergency: 'In an emergency in Germany call 112; outside surgery hours the medical on-call service is 116117.',
  imprint: 'Legal notice',
  privacy: 'Privacy',
  team: 'Login for the team',
};

/** Texts of the page shown before a new site opens (S18.8). */
export const closedTexts = bilingual(de, en);
