export const de = {
  product: {
    one: 'Produkt',
    many: 'Produkte',
    fields: {
      title: 'Titel',
      stripe_name: 'Titel',
      description: 'Beschreibung',
      slug: 'Adresse (Slug)',
      image: 'Bild',
      price_cents: 'Preis',
      vat_percent: 'Mehrwertsteuer (%)',
      voucher_cents: 'Wert als Gutschein',
      coachings: 'Öffnet diese Coachings',
      is_on_sale: 'Wird verkauft',
    },
    hints: {
      stripe_name: 'Steht auf Zahlungsseite, Rechnung und Kontoauszug; darf keine Krankheit nennen.',
      price_cents: 'Endpreis mit Mehrwertsteuer',
      voucher_cents: 'Nur für Gutscheine, sonst leer',
    },
    sections: { content: 'Inhalt', sale: 'Verkauf' },
  },
  coupon: {
    one: 'Code',
    many: 'Codes',
    fields: {
      title: 'Code',
      code: 'Code',
      kind: 'Art',
      percent: 'Rabatt (%)',
      value_cents: 'Wert in Euro',
      offer_type: 'Gilt für',
      offer_id: 'Eintrag',
      max_uses: 'So oft einlösbar',
      valid_from: 'Gültig ab',
      valid_until: 'Gültig bis',
      is_void: 'Ungültig gemacht',
      batch: 'Serie',
      uses: 'Eingelöst',
    },
    hints: {
      code: 'Leer gelassen, wird er ausgelost.',
      percent: 'Entweder Prozent oder ein Wert in Euro',
      offer_type: 'Keine Angabe: für alles',
      max_uses: 'Leer gelassen: beliebig oft',
      batch: 'Fasst Codes zusammen, etwa „Messe 2026“',
    },
    options: {
      kind: { discount: 'Rabatt', single: 'Gutschein für eine Sache', multi: 'Gutschein über einen Wert', gift: 'Geschenk' },
      offer_type: { coaching: 'Coaching', retreat: 'Auszeit', product: 'Produkt' },
    },
    sections: { content: 'Code', limits: 'Grenzen' },
  },
};

export type ShopOfficeTexts = typeof de;
