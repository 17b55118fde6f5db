import { and, eq, gte, sql } from 'drizzle-orm';
import type { EntityName } from '#paths/office-api.ts';
import type { Db, Tx } from '#platform/database.ts';
import { audit } from './audit.ts';
import { deskAudit } from './tables.ts';

/*
 * Preview addresses carry their own permission, so nothing is stored for them; revoking one early is an audit record with author
 * and time.
 */

const action = 'unshare';

type Ending = {
  readonly entity: EntityName;
  readonly id: string;
  readonly title: string;
  readonly actor: string | null;
  readonly at: Date;
};

/** Revokes all previews of an entry issued until now. */
export const endPreviews = (tx: Tx, ending: Ending): Promise<void> => audit(tx, { ...ending, action });

/** Whether the previews of an entry issued at this time were revoked. */
export async function arePreviewsEnded(
  db: Db,
  { entity, id, given }: { entity: string; id: string; given: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(deskAudit)
    .where(and(eq(deskAudit.entity, entity), eq(deskAudit.entryId, id), eq(deskAudit.action, action), gte(deskAudit.at, given)))
    .limit(1);
  return row !== undefined;
}
