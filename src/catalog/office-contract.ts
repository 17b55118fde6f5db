import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { categories } from '#paths/categories.ts';
import { editorAddresses as at } from '#paths/editor-api.ts';
import { pictureShapes } from '#paths/media-api.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { sitePictureKinds } from '#paths/site-pictures.ts';
import { line, Sentences } from './sitewide/contract.ts';

/** The office's calls for the tag tree (S10.4), site-wide settings (S1.6, S2.1, S2.29) and editors' notes (S2.46). */

const uuid = z.uuid();
const guard = ['editor'] as const;
const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });

const html = z.string().max(20_000);
const link = z.url({ protocol: /^https$/ }).max(500);

export const TreeTag = z.object({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  parent: uuid.nullable(),
  depth: z.int().describe('0 at the top.'),
  videos: z.int(),
  playlists: z.int(),
});
export type TreeTag = z.infer<typeof TreeTag>;

export const TagTree = z.object({
  data: z.array(TreeTag).describe('All tags, each before those below it.'),
  categories: z
    .array(z.object({ category: z.enum(categories), tags: z.array(TreeTag) }))
    .describe('The same of each category: what its playlists and their videos use, with the tags above.'),
});
export type TagTree = z.infer<typeof TagTree>;

const networks = ['facebook', 'instagram', 'youtube', 'tiktok'] as const;

const Seller = z.object({
  name: line(200),
  lines: z.array(line(200)).max(6),
  vat_id: line(30),
  email: z.union([z.literal(''), z.email().max(200)]),
  phone: z
    .string()
    .regex(/^(?:\+?[\d ()/-]{5,40})?$/)
    .default(''),
});

const Trust = z.object({
  review_months: z.int().min(0).max(120).describe('After how many months content is reviewed again; 0 promises nothing.'),
  leave_out_overdue: z.boolean().describe('Videos whose review is overdue are not recommended.'),
  funding: z.object({ de: line(2000), en: line(2000) }).describe('Who pays, and which interests that means.'),
});

/** Site-wide settings. For non-admins `seller` is null; sending null back leaves it unchanged. */
export const SettingsForm = z.object({
  version: z.string().max(100).nullish().describe('A save that names an older one is refused (409).'),
  notice: z.object({
    title: line(200),
    copy: html,
    enabled: z.boolean(),
    en: z.object({ title: line(200).optional(), copy: html.optional() }).nullish(),
  }),
  start_picks: z.array(z.string().regex(shortidPattern)).max(20).describe('Shortids of playlists, in their order.'),
  social_links: z.array(z.object({ network: z.enum(networks), url: link })).max(4),
  credit: z.object({ label: line(200), url: z.union([z.literal(''), link]) }),
  since: z.int().min(1990).max(2100),
  motto: z.object({ de: line(300), en: line(300) }),
  texts: Sentences.nullish().describe("In the place of the site's own sentences; '' leaves these. Without it nothing changes."),
  trust: Trust.nullish().describe('Without it nothing changes.'),
  seller: Seller.nullish(),
});
export type SettingsForm = z.output<typeof SettingsForm>;

const Settings = SettingsForm.extend({ version: z.string(), texts: Sentences, trust: Trust, seller: Seller.nullable() });
export type Settings = z.infer<typeof Settings>;

export const SitePictureForm = z.object({
  address: z.string().max(200).describe('Which picture: its address.'),
  picture: z.string().max(300).describe("The address of an uploaded picture; '' for none."),
});
export type SitePictureForm = z.output<typeof SitePictureForm>;

const SitePictureShown = z.object({
  address: z.string(),
  kind: z.enum(sitePictureKinds),
  category: z.enum(categories).nullable(),
  shape: z.enum(pictureShapes),
  shown: z.string().describe("The address with its version; '' where there is none."),
  is_placed: z.boolean().describe('An editor has chosen it; a site comes with a drawing for some.'),
});
export type SitePictureShown = z.infer<typeof SitePictureShown>;

/** A path of the site without language prefix and query. */
const place = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/(?![/\\])[^\s?#\\\p{C}]*$/u);

export const NoteForm = z.object({
  id: uuid.nullish(),
  new_id: uuid.toLowerCase().nullish().describe('The id of a new note; sent again with the same one, no second note is made.'),
  version: z.string().max(100).nullish().describe('A save that names an older one is refused (409).'),
  place,
  copy: html,
  en: z.object({ copy: html.optional() }).nullish(),
  position: z.int().min(0).max(1_000_000).default(0),
});
export type NoteForm = z.output<typeof NoteForm>;

export const OfficeNote = z.object({
  id: uuid,
  version: z.string(),
  title: z.string().describe('Its first words.'),
  place: z.string(),
  copy: z.string(),
  en: z.object({ copy: z.string().optional() }).nullable(),
  position: z.int(),
});
export type OfficeNote = z.infer<typeof OfficeNote>;

export const catalogOfficeEndpoints = {
  tagTree: endpoint(at.tagTree, {
    in: z.object({}),
    out: TagTree,
    guard,
    summary: 'All tags as a tree with how often they are used, and the same for each category.',
  }),
  settings: endpoint(at.settings, { in: z.object({}), out: data(Settings), guard, summary: 'What is set for the whole site.' }),
  saveSettings: endpoint(at.saveSettings, {
    isLong: true,
    in: SettingsForm,
    out: data(Settings),
    guard,
    summary: 'Saves what is set for the whole site; the seller may be changed by admins alone (403).',
  }),
  picks: endpoint(at.picks, {
    in: z.object({ query: z.string().max(200).default(''), shortids: z.string().max(500).optional() }),
    out: z.object({ data: z.array(z.object({ shortid: z.string(), title: z.string() })) }),
    guard,
    summary: "Playlists for the start page, by words of their title or by 'shortids' with commas between.",
  }),
  sitePictures: endpoint(at.sitePictures, {
    in: z.object({}),
    out: data(z.array(SitePictureShown)),
    guard,
    summary: 'The pictures of the site itself, at addresses of their own.',
  }),
  saveSitePicture: endpoint(at.saveSitePicture, {
    in: SitePictureForm,
    out: data(z.array(SitePictureShown)),
    guard,
    summary: 'Places an uploaded picture at such an address, or none; answers all of them.',
  }),
  notes: endpoint(at.notes, {
    in: z.object({
      q: z.string().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      sort: z.enum(['place', 'position']).catch('place').default('place'),
      order: z.enum(['asc', 'desc']).catch('asc').default('asc'),
    }),
    out: z.object({ data: z.array(OfficeNote), total: z.int() }),
    guard,
    summary: "Editors' notes by their place.",
  }),
  note: endpoint(at.note, { in: z.object({ id: uuid }), out: data(OfficeNote), guard, summary: 'One of them.' }),
  saveNote: endpoint(at.saveNote, {
    in: NoteForm,
    out: data(OfficeNote),
    guard,
    summary: "Saves a note, without 'id' a new one.",
  }),
  deleteNotes: endpoint(at.deleteNotes, {
    in: z.object({ id: uuid.optional(), ids: z.array(uuid).max(500).optional() }),
    out: data(z.object({ ids: z.array(uuid) })),
    guard,
    summary: 'Deletes notes for good; answers those that were there.',
  }),
};
