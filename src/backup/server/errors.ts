import { MendableError } from '#platform/mendable-error.ts';

/** A backup, a restore or a move cannot be done. The message is one line for the person who wanted it; nothing was damaged. */
export class BackupError extends MendableError {
  override readonly name = 'BackupError';
}
