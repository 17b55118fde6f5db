import { cents, day, defineEntity, flag, integer, one, rich, text } from '#desk/definition.ts';
import { heading, image, imageTall, intro, modules, ownShortid, ownSlug, position, sections, title } from './fields.ts';

/** Products that have a page of their own. */

const inSale = { section: sections.sale } as const;

const bulletpoints = rich({ translated: true, label: { de: 'Das ist enthalten', en: 'What is included' } });

/** Price fields shared by all products. */
export const vatPercent = integer({ max: 100, default: 19, ...inSale, label: { de: 'Mehrwertsteuer (%)', en: 'VAT (%)' } });
export const isOnSale = flag({ default: true, ...inSale, label: { de: 'Wird verkauft', en: 'For sale' } });
export const priceTexts = {
  label: { de: 'Preis', en: 'Price' },
  hint: { de: 'Endpreis mit Mehrwertsteuer', en: 'Final price including VAT' },
  ...inSale,
} as const;

const sale = {
  /** Name on the payment page; must not mention an illness (S16.5). */
  stripe_name: text({
    max: 120,
    required: true,
    ...inSale,
    label: { de: 'Name auf Zahlungsseite und Rechnung', en: 'Name on payment page and invoice' },
    hint: {
      de: 'Darf keine Krankheit nennen: Der Name steht auf Kontoauszügen.',
      en: 'Must not name an illness: it appears on bank statements.',
    },
  }),
  /** Gross price in euro cents. */
  price_cents: cents({ max: 10_000_000, required: true, ...priceTexts }),
  /** VAT rate included in the price. */
  vat_percent: vatPercent,
  /** If false, owners keep it, but it can no longer be bought. */
  is_on_sale: isOnSale,
};

/** The page that it has. */
const page = { slug: ownSlug, shortid: ownShortid, image, image_tall: imageTall, modules, position };

const offer = { roles: ['editor'], heading, title: 'title' } as const;

/** List columns shared by products. */
export const saleColumns = [
  { name: 'slug', minor: true, sortable: true },
  { name: 'price_cents', sortable: true },
  { name: 'is_on_sale', minor: true },
] as const;

export const coaching = defineEntity('coaching', {
  ...offer,
  one: { de: 'Coaching', en: 'Coaching' },
  many: { de: 'Coachings', en: 'Coachings' },
  fields: {
    title,
    intro,
    bulletpoints,
    /** Contraindications, to be confirmed before day 1 (S13.3). */
    contraindications: rich({
      translated: true,
      label: { de: 'Gegenanzeigen', en: 'Contraindications' },
      hint: { de: 'Wird vor dem ersten Tag bestätigt.', en: 'Members confirm this before the first day.' },
    }),
    /** The playlist that contains its days. */
    playlist: one('playlist', {
      column: 'playlist_id',
      label: { de: 'Playlist mit den Tagen', en: 'Playlist with the days' },
    }),
    ...sale,
    /** Buyers must give a postal address because something is sent to them (S4.7). */
    needs_address: flag({ ...inSale, label: { de: 'Braucht eine Anschrift', en: 'Needs an address' } }),
    ...page,
  },
  list: saleColumns,
});

export const retreat = defineEntity('retreat', {
  ...offer,
  one: { de: 'Auszeit', en: 'Retreat' },
  many: { de: 'Auszeiten', en: 'Retreats' },
  fields: {
    title,
    intro,
    bulletpoints,
    place: text({ max: 300, required: true, translated: true, searched: true, label: { de: 'Ort', en: 'Place' } }),
    starts_on: day({ required: true, label: { de: 'Erster Tag', en: 'First day' } }),
    ends_on: day({ required: true, label: { de: 'Letzter Tag', en: 'Last day' } }),
    /** Maximum number of participants; null for no limit. */
    places: integer({
      max: 100_000,
      label: { de: 'Plätze', en: 'Places' },
      hint: { de: 'Leer gelassen: unbegrenzt', en: 'If left empty: unlimited' },
    }),
    ...sale,
    ...page,
  },
  list: [{ name: 'starts_on', sortable: true }, ...saleColumns],
});
