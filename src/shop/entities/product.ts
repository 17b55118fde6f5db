import { cents, defineEntity, many, picture, rich, slug, text } from '#desk/definition.ts';
import { heading, position, sections } from '#catalog/entities/fields.ts';
import { isOnSale, priceTexts, saleColumns, vatPercent } from '#catalog/entities/offers.ts';
import { mostCents } from '../rules.ts';

export const product = defineEntity('product', {
  one: { de: 'Produkt', en: 'Product' },
  many: { de: 'Produkte', en: 'Products' },
  about: {
    de: 'Ein Produkt verkauft der Shop selbst: ein Paket aus mehreren Kursen, oder einen Gutschein mit einem Wert.',
    en: 'A product is sold by the shop itself: a package of several courses, or a voucher of a value.',
  },
  roles: ['editor'],
  heading,
  title: 'stripe_name',
  fields: {
    /** Its name on the payment page and the invoice: names no illness (S16.5). */
    stripe_name: text({
      max: 120,
      maxInEnglish: 120,
      required: true,
      translated: true,
      searched: true,
      label: { de: 'Titel', en: 'Title' },
      hint: {
        de: 'Steht auf Zahlungsseite, Rechnung und Kontoauszug; darf keine Krankheit nennen.',
        en: 'Appears on the payment page, invoice and bank statement; must not name an illness.',
      },
    }),
    description: rich({ translated: true, label: { de: 'Beschreibung', en: 'Description' } }),
    slug: slug({ required: true, searched: true, label: { de: 'Adresse (Slug)', en: 'Address (slug)' } }),
    image: picture({ label: { de: 'Bild', en: 'Picture' } }),
    /** Gross, in cents of euro. */
    price_cents: cents({ max: mostCents, required: true, ...priceTexts }),
    /** In per cent; 0 for a multi-purpose voucher, which is taxed when it is spent (§ 3 (15) UStG). */
    vat_percent: vatPercent,
    /** The value, if it is a voucher. */
    voucher_cents: cents({
      max: mostCents,
      section: sections.sale,
      label: { de: 'Wert als Gutschein', en: 'Value as a voucher' },
      hint: {
        de: 'Nur für Gutscheine, die keinen Kurs öffnen; sonst leer',
        en: 'Only for vouchers, which open no course; otherwise leave empty',
      },
    }),
    /** The coachings that it grants access to. */
    coachings: many('coaching', {
      column: 'coaching_ids',
      max: 100,
      section: sections.sale,
      label: { de: 'Öffnet diese Coachings', en: 'Opens these coachings' },
    }),
    is_on_sale: isOnSale,
    position,
  },
  list: saleColumns,
});
