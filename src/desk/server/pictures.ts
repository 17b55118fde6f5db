import { storageBase } from '#paths/files.ts';
import type { Db } from '#platform/database.ts';
import type { Entity, PictureFacts, Saving, SeenPictures } from './entity.ts';
import { textIn, type Content } from './tables.ts';

export const unseen: SeenPictures = { sizes: new Map(), own: null };

const addressOf = new RegExp(String.raw`${storageBase}/[\w\-./]+`, 'g');

/** The rich texts in some content. */
function markupIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markupIn) : [];
}

export type Prepared = { readonly content: Content; readonly pictures: SeenPictures };

/**
 * Reads the pictures of some content before the transaction of its save begins: the store may be slow, and nobody should wait for
 * it with rows locked.
 */
export async function prepare(
  { db, pictures }: { readonly db: Db; readonly pictures: PictureFacts },
  entity: Entity,
  given: Content,
): Promise<Prepared> {
  const content = (await entity.prepare?.(db, given)) ?? given;
  const named = new Set(markupIn(content).flatMap((html) => html.match(addressOf) ?? []));
  const sizes = named.size > 0 ? await pictures.measure([...named]) : unseen.sizes;
  const address = entity.picture && textIn(content[entity.picture]);
  const own = address === undefined ? null : { address, ...(await pictures.look(address)) };
  return { content, pictures: { sizes, own } };
}

/** Content as it is stored, from validated content. */
export function completed(entity: Entity, given: Content, saving: Saving): Content {
  const content = entity.complete?.(given, saving) ?? given;
  const { own } = saving.pictures;
  const address = entity.picture && textIn(content[entity.picture]);
  // A missing picture was checked and then removed.
  if (!own || (address !== own.address && address !== '')) return content;
  return { ...content, color: own.color, processed: own.processed };
}
