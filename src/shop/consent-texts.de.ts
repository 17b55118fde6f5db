/** What the checkout asks and the order stores word for word (S14.2, § 356 (5) BGB): one text for page, order and mail. A change here is another wording. */
export const de = {
  course:
    'Ich stimme ausdrücklich zu, dass der Zugang sofort nach dem Kauf beginnt, also vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht damit erlischt (§ 356 Abs. 5 BGB).',
  gift: 'Ich stimme ausdrücklich zu, dass der Zugang mit dem Einlösen des Geschenks beginnt, auch vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht mit dem Einlösen erlischt (§ 356 Abs. 5 BGB).',
};

export type ConsentTexts = typeof de;
