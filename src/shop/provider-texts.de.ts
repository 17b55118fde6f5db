/** What is said to the payment provider. */
export const de = {
  /** Stands on the payment page beside what is taken off; at most 40 characters. */
  off: 'Rabatt oder Gutschein',
  order: (number: string) => `Bestellung ${number}`,
};

export type ProviderTexts = typeof de;
