import type { ClosedTexts } from './closed-texts.de.ts';

/** What readers see before a new site opens (S18.8). */
export const en: ClosedTexts = {
  title: 'Opening soon',
  text: (site: string, presenter: string) => `${site} with ${presenter} is not open yet. Please come back soon.`,
  emergency: 'In an emergency in Germany call 112; outside surgery hours the medical on-call service is 116117.',
  imprint: 'Legal notice',
  privacy: 'Privacy',
  team: 'Login for the team',
};
