import { address, choice, defineEntity, one } from '#desk/definition.ts';
import {
  blockFields,
  description,
  easyVersion,
  heading,
  image,
  intro,
  modules,
  ownSlug,
  position,
  review,
  title,
  trust,
} from './fields.ts';

/** Pages that are made of blocks, and these. */

const page = { roles: ['editor'], heading, title: 'title' } as const;
const slugColumn = { name: 'slug', minor: 'on-phones', sortable: true } as const;

export const partner = defineEntity('partner', {
  ...page,
  one: { de: 'Partner', en: 'Partner' },
  many: { de: 'Partner', en: 'Partners' },
  about: {
    de: 'Partner bezahlen für Inhalte. Ihre Videos tragen überall das Wort „Anzeige“; ordne sie ihnen beim Video zu.',
    en: 'Partners pay for content. Their videos are labelled “Advertisement” everywhere; you assign them in the video.',
  },
  fields: {
    title,
    description,
    url: address({
      searched: true,
      label: { de: 'Website', en: 'Website' },
      hint: { de: 'Mit https:// am Anfang', en: 'Must begin with https://' },
    }),
    slug: ownSlug,
    image,
    modules,
    position,
  },
  asked: { easy_version: easyVersion },
  list: [slugColumn],
  filters: ['easy_version'],
});

export const project = defineEntity('project', {
  ...page,
  one: { de: 'Projekt', en: 'Project' },
  many: { de: 'Projekte', en: 'Projects' },
  about: {
    de: 'Ein Projekt ist eine Seite aus Bausteinen im persönlichen Bereich der Website; Projektseiten gehören dazu.',
    en: 'A project is a page of blocks in the personal part of the website; project pages belong to it.',
  },
  fields: { title, intro, slug: ownSlug, image, modules, position },
  asked: { easy_version: easyVersion },
  list: [slugColumn],
  filters: ['easy_version'],
});

export const item = defineEntity('item', {
  ...page,
  one: { de: 'Projektseite', en: 'Project page' },
  many: { de: 'Projektseiten', en: 'Project pages' },
  about: {
    de: 'Eine Projektseite gehört zu einem Projekt. Leg zuerst das Projekt an.',
    en: 'A project page belongs to a project. First create the project.',
  },
  fields: {
    title,
    project: one('project', { column: 'project_id', required: true, label: { de: 'Projekt', en: 'Project' } }),
    slug: ownSlug,
    image,
    modules,
    position,
  },
  asked: { easy_version: easyVersion },
  list: [slugColumn],
  unlisted: ['project'],
  filters: ['project', 'easy_version'],
});

/** The site's own pages at `/meta/{slug}`. */
export const metaPage = defineEntity('page', {
  ...page,
  one: { de: 'Seite', en: 'Page' },
  many: { de: 'Seiten', en: 'Pages' },
  about: {
    de: 'Eine Seite besteht aus Bausteinen. Veröffentlicht steht sie unter /meta/ und ihrem Slug.',
    en: 'A page is made of blocks. Once published it stands at /meta/ and its slug.',
  },
  fields: { title, intro, slug: ownSlug, modules, ...trust, position },
  kept: { review },
  asked: { easy_version: easyVersion },
  list: [slugColumn, { name: 'review', minor: true, sortable: true }],
  filters: ['review', 'easy_version'],
});

const owners = ['page', 'project', 'item', 'partner', 'coaching', 'retreat'] as const;

const isOwner = (kind: unknown): kind is (typeof owners)[number] => owners.some((owner) => owner === kind);

/** Blocks are saved with their page. They are an entity so that one can be found wherever it is used. */
export const module = defineEntity('module', {
  roles: ['editor'],
  heading,
  one: { de: 'Baustein', en: 'Block' },
  many: { de: 'Bausteine', en: 'Blocks' },
  about: {
    de: 'Aus Bausteinen bestehen Seiten. Du schreibst sie in der Seite selbst; hier findest Du sie wieder.',
    en: 'Pages are made of blocks. You write them in the page itself; here you find them again.',
  },
  fields: {
    owner_kind: choice(owners, {
      required: true,
      label: { de: 'Gehört zu', en: 'Belongs to' },
      names: {
        de: {
          partner: 'Partner',
          project: 'Projekt',
          item: 'Projektseite',
          page: 'Seite',
          coaching: 'Coaching',
          retreat: 'Auszeit',
        },
        en: {
          partner: 'Partner',
          project: 'Project',
          item: 'Project page',
          page: 'Page',
          coaching: 'Coaching',
          retreat: 'Retreat',
        },
      },
    }),
    owner: one(({ owner_kind: kind }) => (isOwner(kind) ? kind : 'page'), {
      required: true,
      label: { de: 'Eintrag', en: 'Entry' },
    }),
    ...blockFields,
    position,
  },
  list: [
    { name: 'template', sortable: true },
    { name: 'owner_kind', minor: true, sortable: true },
  ],
  unlisted: ['owner'],
  unfiltered: ['owner'],
});
