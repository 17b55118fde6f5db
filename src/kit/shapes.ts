import { z } from 'zod';
import { keptAddress } from './mail-address.ts';
import { typedLine } from './visible.ts';

/** Shapes that many calls share. */

export const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });
export const list = <S extends z.ZodType>(shape: S) => z.object({ data: z.array(shape), total: z.number().int() });

/** The language of an entry's texts: German if the entry has no complete English translation (S1.7). */
export const lang = z.enum(['de', 'en']);

/** A page of a list. Malformed query values are ignored and never cause an error. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  perPage: z.coerce.number().int().min(1).max(200).catch(20).default(20),
};

/** Likewise a text of a query. */
export const optional = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined);

/** The texts of an entry in easy German (S19.4), each in place of the ordinary one; absent where nobody wrote any, or in English. */
export const inEasy = <const Name extends string>(...names: readonly Name[]) => ({
  easy: z
    .object(
      Object.fromEntries(names.map((name) => [name, z.string().optional()])) as {
        readonly [N in Name]: z.ZodOptional<z.ZodString>;
      },
    )
    .optional()
    .describe('In easy German, where it was written.'),
});

/**
 * A day or an instant that somebody gives. Years before 1000 are mistyped, and the year 0 is none to PostgreSQL; what comes after 9999 has
 * another form.
 */
export const givenDay = z.iso.date().refine((day) => day >= '1000');
export const givenInstant = z.iso.datetime().refine((instant) => instant >= '1000');

/** The revision of something that is saved again, as large as its column. */
export const givenRevision = z.int().min(0).max(2_147_483_647);

/** A line that people type or paste, without what nobody sees. */
export const givenLine = (most: number) => z.string().overwrite(typedLine).max(most);

/** A mail address as accounts keep it: 254 characters at most (RFC 5321). To compare with those, it need not be one that mail can be sent to. */
export const comparedEmail = z.string().overwrite(keptAddress).max(254);
export const givenEmail = comparedEmail.pipe(z.email());
