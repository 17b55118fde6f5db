import type { ConceptSource } from './source.ts';

/** Substances Z. */
export const substancesZ: readonly ConceptSource[] = [
  {
    key: 'zoledronsaeure',
    kind: 'substance',
    medical: 'Zoledronsäure',
    lay: 'Knocheninfusion einmal im Jahr',
    english: 'zoledronic acid',
    broader: 'bisphosphonate',
    treats: 'osteoporose',
  },
  {
    key: 'zolpidem',
    kind: 'substance',
    medical: 'Zolpidem',
    english: 'zolpidem',
    broader: 'z-substanzen',
    treats: 'schlafstoerung',
  },
  {
    key: 'zopiclon',
    kind: 'substance',
    medical: 'Zopiclon',
    lay: 'Zopi',
    english: 'zopiclone',
    broader: 'z-substanzen',
    treats: 'schlafstoerung',
  },
];
