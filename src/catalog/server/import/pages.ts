import type { Tx } from '#platform/database.ts';
import { sanitizeRichText } from '../rich-text.ts';
import type { SiteSettings } from '../settings.ts';
import { items, pages, partners, projects } from '../content-tables.ts';
import { notes, settings } from '../tables.ts';
import { putModules } from './modules.ts';
import { idOf, put } from './put.ts';
import { reviewsOf } from './reviews.ts';
import type { Importing } from './world.ts';

export async function putPartners(tx: Tx, { world, pictures }: Importing): Promise<void> {
  const rows = world.partners.map(({ slug, title, description, url, en = null }, position) => ({
    id: idOf('partner', slug),
    slug,
    title,
    description,
    url,
    image: pictures(`partner/${slug}`).address,
    en,
    position,
  }));
  await put(tx, partners, partners.id, rows);
}

/** Runs after the playlists, because pages reference them; playlists reference partners. */
export const putPartnerModules = (tx: Tx, importing: Importing): Promise<void> =>
  putModules(
    tx,
    importing,
    'partner',
    importing.world.partners.map(({ slug, modules }) => ({ id: idOf('partner', slug), slug, modules })),
  );

/** Imports presenter pages with their items. */
export async function putProjects(tx: Tx, importing: Importing): Promise<void> {
  const { world, pictures } = importing;
  const owners = world.projects.map(({ slug, modules }) => ({ id: idOf('project', slug), slug, modules }));
  const rows = world.projects.map(({ slug, title, intro, en = null }, position) => ({
    id: idOf('project', slug),
    slug,
    title,
    intro,
    image: pictures(`project/${slug}`).address,
    en,
    position,
  }));
  const parts = world.projects.flatMap((project) =>
    project.items.map(({ slug, title, modules }, position) => ({
      row: {
        id: idOf('item', slug),
        projectId: idOf('project', project.slug),
        slug,
        title,
        image: pictures(`project/${project.slug}/${slug}`).address,
        position,
      },
      modules,
    })),
  );
  await put(tx, projects, projects.id, rows);
  await put(
    tx,
    items,
    items.id,
    parts.map(({ row }) => row),
  );
  await putModules(tx, importing, 'project', owners);
  await putModules(
    tx,
    importing,
    'item',
    parts.map(({ row, modules }) => ({ ...row, modules })),
  );
}

export async function putPages(tx: Tx, importing: Importing): Promise<void> {
  const review = reviewsOf(importing, 'page');
  const rows = importing.world.pages.map(({ slug, title, intro, en = null, easy = null }, position) => {
    const { corrections: _, evidence: __, ...trust } = review(slug);
    return { id: idOf('page', slug), slug, title, intro, ...trust, en, easy, position };
  });
  await put(tx, pages, pages.id, rows);
  const owners = importing.world.pages.map(({ slug, modules }) => ({ id: idOf('page', slug), slug, modules }));
  await putModules(tx, importing, 'page', owners);
}

const sanitizeCopy = <Texts extends { readonly copy?: string }>(texts: Texts): Texts =>
  texts.copy === undefined ? texts : { ...texts, copy: sanitizeRichText(texts.copy) };

export async function putNotes(tx: Tx, { world }: Importing): Promise<void> {
  const rows = world.notes.map(({ place, copy, en }, position) => ({
    id: idOf('note', `${place} ${position}`),
    place,
    copy: sanitizeRichText(copy),
    en: en ? sanitizeCopy(en) : null,
    position,
  }));
  await put(tx, notes, notes.id, rows);
}

export async function putSettings(tx: Tx, { world, resolve }: Importing): Promise<void> {
  const { notice, startPicks } = world.settings;
  for (const shortid of startPicks) resolve('playlist', shortid, 'The start page');
  const values: SiteSettings = {
    ...world.settings,
    socialLinks: [...world.settings.socialLinks],
    notice: { ...sanitizeCopy(notice), en: notice.en && sanitizeCopy(notice.en) },
  };
  await put(
    tx,
    settings,
    settings.key,
    Object.entries(values).map(([key, value]) => ({ key, value })),
  );
}
