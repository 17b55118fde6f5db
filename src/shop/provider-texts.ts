import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** Label of the reduction on the payment page; at most 40 characters. */
  off: 'Rabatt oder Gutschein',
  order: (number: string) => `Bestellung ${number}`,
};

export type ProviderTexts = typeof de;

const en: ProviderTexts = {
  off: 'Discount or voucher',
  order: (number) => `Order ${number}`,
};

/** Texts that the payment provider shows. */
export const providerTexts = bilingual(de, en);
