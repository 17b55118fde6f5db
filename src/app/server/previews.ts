import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { arePreviewsEnded, showWith, type DeskParts, type Entity, type PictureFacts } from '#desk/server/door.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'key'> & {
  readonly entities: readonly Entity[];
  readonly pictures: PictureFacts;
};

/** How long a preview can be looked at, in ms: whoever is to read it may do so tomorrow. */
const lasts = 2 * 86_400_000;

const formOf = /^([a-z]+)\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.(\d{13})\.([\w-]{43})$/;

/**
 * Previews (S10.8): the address of the real page with a signed `preview` in its query shows the site as if the draft
 * were public, to whoever has the address, until it is over or the team ends it. The draft is written in a transaction that is rolled back.
 */
export function createPreviews({ db, clock, key, entities, pictures }: Parts) {
  const sign = (text: string): string => createHmac('sha256', key).update(`preview\n${text}`).digest('base64url');
  const previewOf: DeskParts['previewOf'] = async (entity, id, content) => {
    const address = entity.address?.(content);
    if (!address) return fail('not-found');
    const text = `${entity.name}.${id}.${clock.now().getTime() + lasts}`;
    return ok(`${address}?preview=${text}.${sign(text)}`);
  };

  /** Runs what makes a page of the database that the preview shows. `not-found` for a token that is not ours, is over, or names nothing. */
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
