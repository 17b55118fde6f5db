import type { CallContext } from '#kit/endpoint.ts';
import { audit } from '#desk/server/door.ts';
import type { Tx } from '#platform/database.ts';
import type { FileParts } from './parts.ts';

type Done = {
  readonly action: 'create' | 'rename' | 'move' | 'delete' | 'focal';
  readonly entity: 'file' | 'folder';
  readonly id: string;
  /** Its name after the action. */
  readonly title: string;
};

/** Writes audit log entries about files or folders in the transaction of the change. */
export async function auditAll(
  { clock }: Pick<FileParts, 'clock'>,
  tx: Tx,
  context: CallContext,
  done: readonly Done[],
): Promise<void> {
  const actor = (await context.caller())?.userId ?? null;
  for (const one of done) await audit(tx, { ...one, actor, at: clock.now() });
}
