import { cents, day, defineEntity, flag, integer, one, rich, text } from '#desk/definition.ts';
import {
  easyVersion,
  heading,
  image,
  imageTall,
  intro,
  modules,
  ownShortid,
  ownSlug,
  position,
  sections,
  title,
} from './fields.ts';

/** Products that have a page of their own. */

const inSale = { section: sections.sale } as const;

const bulletpoints = rich({ translated: true, easy: true, label: { de: 'Das ist enthalten', en: 'What is included' } });

/** Price fields shared by all products. */
export const vatPercent = integer({ max: 100, default: 19, ...inSale, label: { de: 'Umsatzsteuer (%)', en: 'VAT (%)' } });
export const isOnSale = flag({ default: true, ...inSale, label: { de: 'Wird verkauft', en: 'For sale' } });
export const priceTexts = {
  label: { de: 'Preis', en: 'Price' },
  hint: { de: 'Endpreis mit Umsatzsteuer', en: 'Final price including VAT' },
  ...inSale,
} as const;

const sale = {
  /** Name on the payment page; must not mention an illness (S16.5). */
  stripe_name: text({
    max: 120,
    maxInEnglish: 120,
    required: true,
    translated: true,
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

const inApproval = { section: sections.approval } as const;

/** What decides whether a course needs an approval of the ZFU, and its number (S15.7, `../approval-rules.ts`). */
const distanceLearning = {
  live_percent: integer({
    max: 100,
    ...inApproval,
    label: { de: 'Anteil live (%)', en: 'Live teaching (%)' },
    hint: {
      de: 'Was gleichzeitig und im Gespräch stattfindet. Filme und Aufzeichnungen von Live-Terminen zählen nicht. Leer gelassen, gilt 0.',
      en: 'What happens at the same time and in dialogue. Films and recordings of live meetings do not count. If left empty: 0.',
    },
  }),
  tutor_access: flag({
    ...inApproval,
    label: { de: 'Teilnehmende können Fragen zum Stoff stellen', en: 'Participants may ask questions about the content' },
    hint: {
      de: 'Im Live-Termin, per E-Mail oder in einer Gruppe, und jemand antwortet ihnen.',
      en: 'In a live meeting, by e-mail or in a group, and somebody answers them.',
    },
  }),
  learning_checks: flag({
    ...inApproval,
    label: { de: 'Der Lernerfolg wird geprüft', en: 'Learning is checked' },
    hint: {
      de: 'Tests, Aufgaben oder Prüfungen mit Rückmeldung. Eine reicht. Die Bestätigung, alle Tage gesehen zu haben, ist keine.',
      en: 'Tests, tasks or exams with feedback. One is enough. A certificate of having watched all days is none.',
    },
  }),
  leisure_only: flag({
    ...inApproval,
    label: { de: 'Dient allein der Freizeit oder Unterhaltung', en: 'Serves leisure or entertainment alone' },
    hint: {
      de: 'Dann braucht der Kurs keine Zulassung (§ 12 Abs. 1 Satz 3 FernUSG). Für Gesundheitskurse gilt das selten: Kläre es vorher mit der ZFU.',
      en: 'Such a course needs no approval (§ 12 (1) sentence 3 FernUSG). Courses on health seldom do: ask the ZFU first.',
    },
  }),
  zfu_number: text({
    max: 40,
    pattern: /^$|^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{2,}$/u,
    ...inApproval,
    label: { de: 'Zulassungsnummer der ZFU', en: 'Approval number of the ZFU' },
    hint: {
      de: 'Ohne sie wird ein Kurs, der eine Zulassung braucht, nicht verkauft. Sie steht auf der Seite des Kurses.',
      en: 'A course that needs an approval is not sold without it. It is shown on the page of the course.',
    },
  }),
};

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
  about: {
    de: 'Ein Coaching ist ein Kurs von bis zu 30 Tagen, den man kauft. Leg zuerst die Playlist mit seinen Tagen an.',
    en: 'A coaching is a course of up to 30 days that people buy. First create the playlist with its days.',
  },
  fields: {
    title,
    intro,
    bulletpoints,
    /** Contraindications, to be confirmed before day 1 (S13.3). */
    contraindications: rich({
      translated: true,
      easy: true,
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
    ...distanceLearning,
    ...page,
  },
  asked: { easy_version: easyVersion },
  list: saleColumns,
  filters: ['easy_version'],
});

export const retreat = defineEntity('retreat', {
  ...offer,
  one: { de: 'Auszeit', en: 'Retreat' },
  many: { de: 'Auszeiten', en: 'Retreats' },
  about: {
    de: 'Eine Auszeit ist ein Aufenthalt mit festem Termin, Ort und Zahl der Plätze, den man auf ihrer Seite bucht.',
    en: 'A retreat is a stay with dates, a place and a number of places, booked on its page.',
  },
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
  asked: { easy_version: easyVersion },
  list: [{ name: 'starts_on', sortable: true }, ...saleColumns],
  filters: ['easy_version'],
});
