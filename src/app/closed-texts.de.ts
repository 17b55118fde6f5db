/** What readers see before a new site opens (S18.8). */
export const de = {
  title: 'Wir öffnen bald',
  text: (site: string, presenter: string) => `${site} mit ${presenter} ist noch nicht geöffnet. Schau bald wieder vorbei.`,
  emergency: 'Im Notfall wähle die 112, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst 116117.',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  team: 'Login für das Team',
};

export type ClosedTexts = typeof de;
