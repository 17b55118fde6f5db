import { and, eq, sql } from 'drizzle-orm';
import { fillNames, idOf } from '#catalog/server/door.ts';
import { deskAudit, importEntries, type Entity } from '#desk/server/door.ts';
import type { Db } from '#platform/database.ts';
import { accessibilityPage } from './page-accessibility.ts';
import { contactPage } from './page-contact.ts';
import { faqPage } from './page-faq.ts';
import { imprintPage } from './page-imprint.ts';
import { privacyPage } from './page-privacy.ts';
import { termsPage } from './page-terms.ts';
import { withFacts, type WrittenPage } from './written-page.ts';

/**
 * Facts that only the site's owner knows, as marked placeholders. The office's pre-opening checklist finds them by '[Hier:' and
 * '[Here:'.
 */
const gaps = {
  seller: '[Hier: Name der Praxis oder Firma]',
  sellerDative: '[Hier: Name der Praxis oder Firma]',
  address: '[Hier: Anschrift]',
  addressLine: '[Hier: Anschrift]',
  mail: '[Hier: E-Mail-Adresse]',
  'mail.barrier.de': '[Hier: E-Mail-Adresse]',
  'mail.barrier.en': '[Here: e-mail address]',
  'phone.de': '[Hier: Telefonnummer]',
  'phone.en': '[Here: phone number]',
  'date.de': '[Hier: Datum]',
  'date.en': '[Here: date]',
  'remark.controller':
    '[Hier: ob es eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten gibt, und wie sie zu erreichen sind] ',
  'remark.statistics':
    ' [Hier: ob eine Statistik eingerichtet ist, wer sie betreibt und wie lange Daten bleiben; sonst diesen Baustein löschen]',
  'remark.signIn': ' [Hier: welche Netzwerke es sind; ohne Anmeldung über Netzwerke diesen Absatz löschen]',
  'remark.payment': ' [Hier: Name und Anschrift des Zahlungsdienstleisters]',
  'remark.terms': '',
  'remark.terms.en': '',
};

const note = (text: string) => ({ template: 'text', title: 'Vor dem Veröffentlichen', copy: `<p>[Hier: ${text}]</p>` }) as const;

/**
 * Notes for pages that already describe what the software does; the responsible person must still check them against their own
 * practice.
 */
const toCheck: Readonly<Record<string, string>> = {
  datenschutz:
    'Diese Seite beschreibt, was die Software tut. Prüft jeden Satz, besonders wo die Server stehen, welche Dienstleister Daten bekommen und wie lange Protokolle bleiben. Löscht danach diesen Baustein.',
  nutzungsbedingungen:
    'Lasst diese Bedingungen und die Widerrufsbelehrung vor dem ersten Verkauf rechtlich prüfen. Löscht danach diesen Baustein.',
  barrierefreiheit:
    'Diese Erklärung beschreibt die Software. Ergänzt, was Eure Videos und Dateien betrifft, und prüft Namen, Anschrift und Zuständigkeit von Schlichtungsstelle und Aufsicht (MLBF, Magdeburg): Sie können sich geändert haben. Löscht danach diesen Baustein.',
};

const draftOf = (page: WrittenPage): WrittenPage => {
  const task = toCheck[page.slug];
  const filled = withFacts(page, gaps);
  return task ? { ...filled, modules: [note(task), ...filled.modules] } : filled;
};

/** The pages as a new site gets them. */
export const drafts = [imprintPage, faqPage, privacyPage, contactPage, termsPage, accessibilityPage].map(draftOf);

/**
 * Adds the pages that every site needs as drafts, visible only to the team; existing ones, in whatever state, are left
 * unchanged. Returns the number of added pages.
 */
export async function plantPages(
  db: Db,
  entities: readonly Entity[],
  names: { readonly presenter: string; readonly site: string },
  now: Date,
  wanted: readonly WrittenPage[] = drafts,
): Promise<number> {
  const pages = entities.find(({ name }) => name === 'page');
  const slugs = pages?.columns.slug;
  if (!pages || !slugs) throw new Error('There is no entity for pages.');
  const entries = fillNames([...wanted], names).map(({ modules, en, ...page }, position) => ({
    id: idOf('page', page.slug),
    state: 'draft' as const,
    // Fields that no page here fills in are as empty as in the office.
    content: pages.shape.parse({
      ...page,
      position,
      en: en ?? null,
      modules: modules.map(({ en: english, ...block }) => ({ ...block, en: english ?? null })),
    }),
  }));
  return db.transaction(async (tx) => {
    // Servers that start concurrently check one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plant pages'))`);
    const known = await tx.select({ id: pages.table.id, slug: slugs }).from(pages.table);
    // Editors may have changed a page's slug.
    const isNew = ({ id: own, content }: (typeof entries)[number]): boolean =>
      !known.some(({ id, slug }) => id === own || slug === content.slug);
    const missing = entries.filter(isNew);
    const actor = { userId: null, locale: 'de', now } as const;
    const { problems } = await importEntries(tx, new Map([[pages, missing]]), actor);
    if (problems.length > 0) throw new Error(`Drafts of pages are broken: ${problems.join('; ')}`);
    return missing.length;
  });
}

/**
 * Adds the draft of the accessibility statement (BFSG § 14) to a site that is older than it. Only once: a deleted statement
 * stays deleted, and an empty site is filled by setup. Returns the number of added pages.
 */
export async function plantStatement(
  db: Db,
  entities: readonly Entity[],
  names: { readonly presenter: string; readonly site: string },
  now: Date,
): Promise<number> {
  const pages = entities.find(({ name }) => name === 'page');
  if (!pages) throw new Error('There is no entity for pages.');
  if ((await db.$count(pages.table)) === 0) return 0;
  const isAboutIt = and(eq(deskAudit.entity, 'page'), eq(deskAudit.entryId, idOf('page', accessibilityPage.slug)));
  if ((await db.$count(deskAudit, isAboutIt)) > 0) return 0;
  return plantPages(db, entities, names, now, [draftOf(accessibilityPage)]);
}
