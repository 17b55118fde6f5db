import { z } from 'zod';
import type { Content, Entity, Problems, Saving } from '#desk/server/door.ts';
import { keepUp } from '../keep.ts';
import { coachings, playlists, retreats } from '../content-tables.ts';
import { blocks, blocksOf, withCleanBlocks } from './blocks.ts';
import {
  english,
  html,
  image,
  position,
  rich,
  shortid,
  slug,
  text,
  title,
  titleOf,
  withCleanText,
  withNames,
  words,
} from './fields.ts';

const offered = {
  title,
  slug,
  shortid,
  intro: text,
  /** Sanitised. */
  bulletpoints: html,
  /** What the payment page calls it: names no illness (S16.5). */
  stripe_name: z.string().trim().min(1).max(120),
  /** Gross, in cents of euro. */
  price_cents: z.int().min(0).max(10_000_000),
  vat_percent: z.int().min(0).max(100).default(19),
  is_on_sale: z.boolean().default(true),
  image,
  image_tall: image,
  modules: blocks,
};

const completeOffer = (content: Content, saving: Saving, ...fields: readonly string[]): Content =>
  withCleanText(withNames(withCleanBlocks(content, saving), 'slug', 'shortid'), fields);

const columnsOf = (table: typeof coachings | typeof retreats) => ({
  title: table.title,
  slug: table.slug,
  shortid: table.shortid,
  intro: table.intro,
  bulletpoints: table.bulletpoints,
  stripe_name: table.stripeName,
  price_cents: table.priceCents,
  vat_percent: table.vatPercent,
  is_on_sale: table.isOnSale,
  image: table.image,
  image_tall: table.imageTall,
  en: table.en,
});

const row = z.object({ slug: z.string().nullable(), price_cents: z.int().nullable(), is_on_sale: z.boolean().nullable() });

const inList = (table: typeof coachings | typeof retreats) => ({
  slug: table.slug,
  price_cents: table.priceCents,
  is_on_sale: table.isOnSale,
});

export const coachingEntity = (presenterSlug: string, isHeld: Entity['isHeld']): Entity => ({
  name: 'coaching',
  roles: ['editor'],
  shape: z.object({
    ...offered,
    needs_address: z.boolean().default(false),
    /** Sanitised (S13.3). */
    contraindications: html,
    /** Id of the playlist that holds its days. */
    playlist: z.uuid().nullish(),
    position,
    en: english({ title: words, intro: words, bulletpoints: rich, contraindications: rich }),
  }),
  row,
  table: coachings,
  columns: {
    ...columnsOf(coachings),
    needs_address: coachings.needsAddress,
    contraindications: coachings.contraindications,
    playlist: coachings.playlistId,
    position: coachings.position,
  },
  parts: { modules: blocksOf('coaching') },
  drawn: ['shortid'],
  complete: (content, saving) => completeOffer(content, saving, 'bulletpoints', 'contraindications'),
  references: { playlist: playlists.id },
  unique: ['slug', 'shortid'],
  title: { row: coachings.title, of: titleOf },
  order: { column: coachings.position },
  shown: inList(coachings),
  searched: [coachings.title, coachings.slug],
  changed: (tx) => keepUp(tx, 'all'),
  ...(isHeld ? { isHeld } : {}),
  address: ({ slug: own }) => `/mein-${presenterSlug}/coaching/${String(own)}`,
});

export const retreatEntity = (presenterSlug: string, isHeld: Entity['isHeld']): Entity => ({
  name: 'retreat',
  roles: ['editor'],
  shape: z.object({
    ...offered,
    place: z.string().trim().min(1).max(300),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    /** How many may come; null for as many as like. */
    places: z.int().min(0).max(100_000).nullish(),
    position,
    en: english({ title: words, intro: words, bulletpoints: rich, place: words }),
  }),
  row: row.extend({ starts_on: z.string().nullable() }),
  table: retreats,
  columns: {
    ...columnsOf(retreats),
    place: retreats.place,
    starts_on: retreats.startsOn,
    ends_on: retreats.endsOn,
    places: retreats.places,
    position: retreats.position,
  },
  parts: { modules: blocksOf('retreat') },
  drawn: ['shortid'],
  complete: (content, saving) => completeOffer(content, saving, 'bulletpoints'),
  check: (_, { starts_on: first, ends_on: last }) => {
    const wrong: Problems = { ends_on: 'invalid' };
    return Promise.resolve(String(last) < String(first) ? wrong : {});
  },
  unique: ['slug', 'shortid'],
  title: { row: retreats.title, of: titleOf },
  order: { column: retreats.position, after: retreats.startsOn },
  shown: { ...inList(retreats), starts_on: retreats.startsOn },
  searched: [retreats.title, retreats.slug, retreats.place],
  ...(isHeld ? { isHeld } : {}),
  address: ({ slug: own }) => `/mein-${presenterSlug}/auszeit/${String(own)}`,
});
