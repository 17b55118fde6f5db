import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { arePreviewsEnded, showWith, type DeskParts, type Entity, type PictureFacts } from '#desk/server/door.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'key'> & {
  readonly entities: readonly Entity[];
  readonly pictures: PictureFacts;
};

/** Validity of a preview link in ms, so that a reviewer can still open it the next day. */
const lasts = 2 * 86_400_000;

const formOf = /^([a-z]+)\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.(\d{13})\.([\w-]{43})$/;

/**
 * Previews (S10.8): the page's URL with a signed `preview` query parameter shows the site as if the draft were public, to
 * anybody who has the URL, until it expires or the team revokes it. The draft is written in a transaction that is rolled back.
 */
export function createPreviews({ db, clock, key, entities, pictures }: Parts) {
  const sign = (text: string): string => createHmac('sha256', key).update(`preview\n${text}`).digest('base64url');
  const previewOf: DeskParts['previewOf'] = async (entity, id, content) => {
    const address = entity.address?.(content);
    if (!address) return fail('not-found');
    const text = `${entity.name}.${id}.${clock.now().getTime() + lasts}`;
    return ok(`${address}?preview=${text}.${sign(text)}`);
  };

  /**
   * Renders a page from the database state of the preview. `not-found` for a token that is invalid, expired, or references
   * nothing.
   */
  const within = async <Value>(
    token: string,
    make: (db: Db, of: { entity: Entity['name']; id: string }) => Promise<Value>,
  ): Promise<Result<Value>> => {
    const [, name = '', id = '', end = '', signature = ''] = formOf.exec(token) ?? [];
    const expected = sign(`${name}.${id}.${end}`);
    const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    const entity = entities.find((one) => one.name === name);
    if (!isOurs || !entity || Number(end) < clock.now().getTime()) return fail('not-found');
    if (await arePreviewsEnded(db, { entity: name, id, given: new Date(Number(end) - lasts) })) return fail('not-found');
    const draft = { id, now: clock.now(), locale: 'de' } as const;
    return showWith({ db, pictures }, entity, draft, (inside) => make(inside, { entity: entity.name, id }));
  };
  return { previewOf, within };
}
