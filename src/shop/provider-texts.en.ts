import type { ProviderTexts } from './provider-texts.de.ts';

export const en: ProviderTexts = {
  off: 'Discount or voucher',
  order: (number) => `Order ${number}`,
};
