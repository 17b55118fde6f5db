import { asc, ne, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { audit, deskTexts, isStored, versionOf } from '#desk/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import { anyOf } from '#platform/any-of.ts';
import type { Settings, SettingsForm } from '../office-contract.ts';
import { Sentences } from '../sitewide/contract.ts';
import { sanitizeRichText } from './rich-text.ts';
import { settingsOf, type OwnTexts, type Seller, type SiteSettings, type TrustSettings } from './settings.ts';
import { playlists, settings } from './tables.ts';

/** The current user: only admins may see the seller. */
export type SettingsActor = { readonly userId: string; readonly isAdmin: boolean; readonly locale: Locale; readonly now: Date };

const read = async (db: Db | Tx): Promise<SiteSettings> => {
  // The icon is no part of the form, which must not become stale by it.
  const rows = await db.select().from(settings).where(ne(settings.key, 'icon')).orderBy(asc(settings.key));
  return settingsOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
};

const presentSeller = ({ name, lines, vatId, email, phone = '' }: Seller): NonNullable<Settings['seller']> => ({
  name,
  lines: [...lines],
  vat_id: vatId,
  email,
  phone,
});

const noTexts = Sentences.parse({ start: {}, intros: {} });

/** All of them; those that editors have not written are empty. */
const presentOwnTexts = (texts: OwnTexts): Settings['texts'] => ({
  start: { ...noTexts.start, ...texts.start, en: { ...noTexts.start.en, ...texts.start.en } },
  intros: { ...noTexts.intros, ...texts.intros, en: { ...noTexts.intros.en, ...texts.intros.en } },
});

const written = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const inBoth = ({ en, ...de }: Settings['texts'][keyof Settings['texts']]) => ({ ...written(de), en: written(en) });

const ownTextsOf = ({ start, intros }: Settings['texts']): OwnTexts => ({ start: inBoth(start), intros: inBoth(intros) });

const present = (site: SiteSettings, isAdmin: boolean): Settings => ({
  version: versionOf(site),
  notice: {
    title: site.notice.title,
    copy: site.notice.copy,
    enabled: site.notice.enabled,
    en: site.notice.en ? { ...site.notice.en } : null,
  },
  start_picks: [...site.startPicks],
  social_links: site.socialLinks.map(({ network, url }) => ({ network, url })),
  credit: { ...site.credit },
  since: site.since,
  motto: { ...site.motto },
  texts: presentOwnTexts(site.texts),
  trust: {
    review_months: site.trust.reviewMonths,
    leave_out_overdue: site.trust.leaveOutOverdue,
    funding: { ...site.trust.funding },
  },
  seller: isAdmin ? presentSeller(site.seller) : null,
});

export const findSettings = async (db: Db, isAdmin: boolean): Promise<Settings> => present(await read(db), isAdmin);

/** Sanitises rich text; an empty result is stored as no text. */
function noticeOf({ title, copy, enabled, en }: SettingsForm['notice']): SiteSettings['notice'] {
  const copyIn = (html: string | undefined) => (html === undefined ? undefined : sanitizeRichText(html) || undefined);
  const [enTitle, enCopy] = [en?.title || undefined, copyIn(en?.copy)];
  const english = { ...(enTitle && { title: enTitle }), ...(enCopy && { copy: enCopy }) };
  return { title, copy: sanitizeRichText(copy), enabled, ...(Object.keys(english).length > 0 && { en: english }) };
}

async function problemsOf(tx: Tx, form: SettingsForm, notice: SiteSettings['notice'], locale: Locale) {
  const t = deskTexts[locale];
  const { start_picks: picks, social_links: links, credit } = form;
  const known = await tx
    .select({ shortid: playlists.shortid })
    .from(playlists)
    .where(anyOf(playlists.shortid, picks, 'text'));
  const isTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;
  return {
    ...(notice.enabled && (!notice.title || !notice.copy) && { notice: [t.missing] }),
    ...(isTwice(picks) ? { start_picks: [t.taken] } : known.length < picks.length && { start_picks: [t.unknown] }),
    ...(isTwice(links.map(({ network }) => network)) && { social_links: [t.taken] }),
    ...(credit.url !== '' && credit.label === '' && { credit: [t.missing] }),
  };
}

const trustOf = ({
  review_months: reviewMonths,
  leave_out_overdue: leaveOutOverdue,
  funding,
}: NonNullable<SettingsForm['trust']>): TrustSettings => ({ reviewMonths, leaveOutOverdue, funding });

const sellerOf = ({ name, lines, vat_id: vatId, email, phone }: NonNullable<SettingsForm['seller']>): Seller => ({
  name,
  lines: lines.filter(Boolean),
  vatId,
  email,
  phone,
});

/** Saves all settings. 409 if somebody saved a newer version that differs, 403 if a non-admin changes the seller. */
export const saveSettings = (db: Db, form: SettingsForm, actor: SettingsActor): Promise<Result<Settings>> =>
  db.transaction(async (tx) => {
    // Serialises saves without blocking readers.
    await tx.execute(sql`lock table settings in share row exclusive mode`);
    const before = await read(tx);
    const notice = noticeOf(form.notice);
    const next: Omit<SiteSettings, 'icon'> = {
      notice,
      startPicks: form.start_picks,
      socialLinks: form.social_links,
      credit: form.credit,
      since: form.since,
      motto: form.motto,
      texts: form.texts ? ownTextsOf(form.texts) : before.texts,
      trust: form.trust ? trustOf(form.trust) : before.trust,
      seller: form.seller ? sellerOf(form.seller) : before.seller,
    };
    const changed = Object.entries(next).filter(([key, value]) => !isStored(value, before[key as keyof SiteSettings]));
    const isOlder = form.version && form.version !== versionOf(before);
    if (isOlder && changed.length > 0) return refuse(deskTexts[actor.locale].stale, {}, 'conflict');
    if (form.seller && !actor.isAdmin) return fail('forbidden');
    const errors = await problemsOf(tx, form, notice, actor.locale);
    if (Object.keys(errors).length > 0) return refuse(deskTexts[actor.locale].check, errors);
    if (changed.length === 0) return ok(present(before, actor.isAdmin));
    for (const [key, value] of changed)
      await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    const fields = changed.map(([key]) => key);
    await audit(tx, { actor: actor.userId, action: 'save', entity: 'settings', id: 'site', details: { fields }, at: actor.now });
    await bumpContent(tx, 'rows');
    return ok(present(await read(tx), actor.isAdmin));
  });

const mostPicks = 20;

/** Searches playlists by shortid or by words of their title. */
export async function findPicks(
  db: Db,
  { query, shortids }: { readonly query: string; readonly shortids?: string | undefined },
): Promise<{ shortid: string; title: string }[]> {
  const names = { shortid: playlists.shortid, title: playlists.title };
  if (shortids !== undefined) {
    const wanted = shortids.split(',').slice(0, mostPicks);
    const rows = await db
      .select(names)
      .from(playlists)
      .where(anyOf(playlists.shortid, wanted, 'text'));
    return wanted.flatMap((shortid) => rows.find((row) => row.shortid === shortid) ?? []);
  }
  return db
    .select(names)
    .from(playlists)
    .where(hasWords([playlists.title, playlists.shortid], query))
    .orderBy(asc(playlists.sortKey), asc(playlists.id))
    .limit(mostPicks);
}
