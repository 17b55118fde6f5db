import { MendableError } from '#platform/mendable-error.ts';

/** A backup, restore or move cannot be done. The message is one line for its operator; nothing was damaged. */
export class BackupError extends MendableError {
  override readonly name = 'BackupError';
}
