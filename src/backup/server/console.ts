import { forTerminal, MendableError } from '#platform/mendable-error.ts';
import type { Tell } from './load.ts';

/** An error as one line, or null if it needs its stack. */
function lineOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof MendableError) return error.message;
  const { code, $metadata, name } = error as NodeJS.ErrnoException & { $metadata?: { httpStatusCode?: number } };
  const message = error.message.split('\n')[0] ?? '';
  if ($metadata)
    return `The bucket refused: ${name}${message && message !== name ? `, ${message}` : ''} (HTTP ${$metadata.httpStatusCode ?? 'no answer'}).`;
  // An error code of the system (ENOSPC, ECONNREFUSED) or of PostgreSQL (57P01).
  return typeof code === 'string' && /^[A-Z\d]{4,}$/.test(code) ? `It ended with ${code}: ${message}.` : null;
}

/** Runs as a program: prints lines as they come, errors to stderr, and exits with 0 or 1. */
export async function atConsole(work: (tell: Tell) => Promise<void>): Promise<void> {
  try {
    await work((line) => void process.stdout.write(`${line}\n`));
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${lineOf(error) ?? forTerminal(error)}\n`);
    process.exitCode = 1;
  }
}
