import { inspect } from 'node:util';

/** An error that an operator can fix. The message says in one line what is wrong, so it is shown without its stack. */
export class MendableError extends Error {}

/** A thrown value for the terminal: the message of one that an operator can fix, else the stack; of what is no error its fields. */
export function forTerminal(error: unknown): string {
  if (error instanceof MendableError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error);
}
