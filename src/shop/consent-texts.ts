import { bilingual } from '#kit/bilingual.ts';

const de = {
  course:
    'Ich stimme ausdrücklich zu, dass der Zugang sofort nach dem Kauf beginnt, also vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht damit erlischt (§ 356 Abs. 5 BGB).',
  gift: 'Ich stimme ausdrücklich zu, dass der Zugang mit dem Einlösen des Geschenks beginnt, auch vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht mit dem Einlösen erlischt (§ 356 Abs. 5 BGB).',
};

export type ConsentTexts = typeof de;

const en: ConsentTexts = {
  course:
    'I expressly agree that access begins immediately after the purchase, that is, before the withdrawal period ends. I am aware that I thereby lose my right of withdrawal (“Widerrufsrecht”, § 356 (5) BGB, German Civil Code).',
  gift: 'I expressly agree that access begins when the gift is redeemed, even before the withdrawal period ends. I am aware that I lose my right of withdrawal (“Widerrufsrecht”, § 356 (5) BGB, German Civil Code) when it is redeemed.',
};

/**
 * The consent that the checkout asks for and the order stores verbatim (S14.2, § 356 (5) BGB): one text for page, order and mail.
 * Changing it means a new wording.
 */
export const consentTexts = bilingual(de, en);
