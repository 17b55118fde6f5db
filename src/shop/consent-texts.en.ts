import type { ConsentTexts } from './consent-texts.de.ts';

export const en: ConsentTexts = {
  course:
    'I expressly agree that access begins immediately after the purchase, that is, before the withdrawal period ends. I am aware that I thereby lose my right of withdrawal (“Widerrufsrecht”, § 356 (5) BGB, German Civil Code).',
  gift: 'I expressly agree that access begins when the gift is redeemed, even before the withdrawal period ends. I am aware that I lose my right of withdrawal (“Widerrufsrecht”, § 356 (5) BGB, German Civil Code) when it is redeemed.',
};
