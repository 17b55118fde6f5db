import type { AuditAction, AuditedKind } from '../contract.ts';
import type { Tx } from '#platform/database.ts';
import { deskAudit, type Content } from './tables.ts';

export type AuditEntry = {
  /** The user who did it; null for automatic changes. */
  readonly actor: string | null;
  readonly action: AuditAction;
  readonly entity: AuditedKind;
  readonly id: string;
  readonly title?: string;
  /** Context without content or personal data. */
  readonly details?: Content;
  readonly at: Date;
};

/** Writes an audit record (S10.8) in the transaction of the change. */
export async function audit(tx: Tx, { actor, action, entity, id, title = '', details, at }: AuditEntry): Promise<void> {
  await tx.insert(deskAudit).values({ at, actorId: actor, action, entity, entryId: id, title, details: details ?? null });
}
