import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** Stands on the payment page beside what is taken off; at most 40 characters. */
  off: 'Rabatt oder Gutschein',
  order: (number: string) => `Bestellung ${number}`,
};

export type ProviderTexts = typeof de;

const en: ProviderTexts = {
  off: 'Discount or voucher',
  order: (number) => `Order ${number}`,
};

/** What is said to the payment provider. */
export const providerTexts = bilingual(de, en);
