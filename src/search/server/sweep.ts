import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { blockSize, bytesOf, numberIn, readList } from '../engine/postings.ts';
import type { IndexParts } from './parts.ts';
import { nextVersion, readState } from './state.ts';

/** Maximum number of deleted documents that stay in the lists. */
const mostGone = { least: 200, share: 0.25 } as const;
const listsAtOnce = 2000;

type Row = { readonly locale: Locale; readonly lexeme: string; readonly block: number; readonly list: Uint8Array };
type Place = Pick<Row, 'locale' | 'lexeme' | 'block'>;

/** Removes deleted documents from all lists once there are many; words that only they had are deleted. */
export async function sweep({ db }: IndexParts, signal: AbortSignal): Promise<void> {
  const gone = await listGone(db);
  if (gone.size === 0) return;
  const { version } = await readState(db);
  const words = new Map<string, { locale: Locale; lexeme: string; docs: number }>();
  let after: Place | undefined = { locale: 'de', lexeme: '', block: -1 };
  while (after && !signal.aborted) {
    const from: Place = after;
    after = await db.transaction((tx) => sweepLists(tx, from, gone, words));
  }
  if (signal.aborted) return;
  await db.transaction((tx) => forgetDocuments(tx, gone, [...words.values()], version));
}

async function listGone(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ gone: number[] | null; total: number }>(sql`
    select array_agg(no) filter (where gone) as gone, count(*)::int as total from search_documents`);
  const gone = rows[0]?.gone ?? [];
  const total = rows[0]?.total ?? 0;
  return gone.length >= mostGone.least && gone.length >= total * mostGone.share ? new Set(gone) : new Set();
}

async function sweepLists(
  tx: Tx,
  after: Place,
  gone: ReadonlySet<number>,
  words: Map<string, { locale: Locale; lexeme: string; docs: number }>,
): Promise<Place | undefined> {
  await nextVersion(tx);
  const { rows } = await tx.execute<Row>(sql`
    select locale, lexeme, block, list from search_postings
    where (locale, lexeme, block) > (${after.locale}, ${after.lexeme}, ${after.block})
    order by locale, lexeme, block limit ${listsAtOnce}`);
  const changed = rows.flatMap(({ list, ...place }) => {
    const entries = readList(list);
    const kept = entries.filter((entry) => !gone.has(place.block * blockSize + numberIn(entry)));
    const key = `${place.locale} ${place.lexeme}`;
    words.set(key, { ...place, docs: (words.get(key)?.docs ?? 0) + kept.length });
    return kept.length === entries.length ? [] : [{ ...place, list: bytesOf([...kept]).toString('hex') }];
  });
  const [empty, shorter] = [changed.filter(({ list }) => list === ''), changed.filter(({ list }) => list !== '')];
  await tx.execute(sql`
    update search_postings p set list = decode(c.list, 'hex')
    from jsonb_to_recordset(${JSON.stringify(shorter)}::jsonb) c (locale text, lexeme text, block int, list text)
    where p.locale = c.locale and p.lexeme = c.lexeme and p.block = c.block`);
  await tx.execute(sql`
    delete from search_postings p using jsonb_to_recordset(${JSON.stringify(empty)}::jsonb) c (locale text, lexeme text, block int)
    where p.locale = c.locale and p.lexeme = c.lexeme and p.block = c.block`);
  const last = rows.at(-1);
  return rows.length < listsAtOnce ? undefined : last;
}

/**
 * Words without a list get a count of 0, by which other servers notice; those that had it before are deleted. Words added since
 * the sweep began are left alone.
 */
async function forgetDocuments(
  tx: Tx,
  gone: ReadonlySet<number>,
  words: readonly { locale: Locale; lexeme: string; docs: number }[],
  asOf: number,
): Promise<void> {
  const version = await nextVersion(tx);
  await tx.execute(sql`delete from search_words where docs = 0`);
  await tx.execute(sql`
    with counts as (
      select w.locale, w.word, coalesce(c.docs, 0) as docs from search_words w
      left join jsonb_to_recordset(${JSON.stringify(words)}::jsonb) c (locale text, lexeme text, docs int)
        on c.locale = w.locale and c.lexeme = w.lexeme where w.version <= ${asOf})
    update search_words w set docs = c.docs, version = ${version} from counts c
    where c.locale = w.locale and c.word = w.word and c.docs <> w.docs`);
  await tx.execute(sql`delete from search_documents where gone and no = any(${sql.param([...gone])}::int[])`);
}
