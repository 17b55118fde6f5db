import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { forTerminal, MendableError } from './mendable-error.ts';

/** Prints a line of progress. */
export type Tell = (line: string) => void;

/** Ends a command before it does anything: with its usage for `--help` (0), or with what is wrong with the call (2). */
export class Usage extends MendableError {
  override readonly name = 'Usage';
  readonly code: 0 | 2;
  constructor(message: string, code: 0 | 2) {
    super(message);
    this.code = code;
  }
}

export const wrongCall = (usage: string, why: string): Usage => new Usage(`${why}\n${usage}`, 2);

type Call<Options extends ParseArgsOptionsConfig> = {
  readonly usage: string;
  readonly options: Options;
  /** How many arguments there are beside the options; by default none. */
  readonly least?: number;
  readonly most?: number;
};

/** The arguments of a console command. Throws `Usage` for `--help` and `-h`, and for what the command does not know. */
export function readCall<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, least = 0, most = least }: Call<Options>,
) {
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: true });
  // Whoever asks for help need not have the rest right.
  const untilEnd = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  if (untilEnd.some((argument) => argument === '--help' || argument === '-h')) throw new Usage(usage, 0);
  let read: ReturnType<typeof parse>;
  try {
    read = parse();
  } catch (error) {
    throw wrongCall(usage, `${(error as Error).message.split('. ')[0]}.`);
  }
  const { positionals } = read;
  if (positionals.length < least || positionals.includes('')) throw wrongCall(usage, 'An argument is missing.');
  if (positionals.length > most) throw wrongCall(usage, `One argument is too many: ${positionals[most]}.`);
  return read;
}

/** Uses an argument in place of a setting: what is wrong with it is told by the argument's name, since the setting may be right or not there. */
export async function inPlaceOf<Value>(setting: string, argument: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MendableError)
      error.message = error.message.replace('The setting ', 'The argument ').replaceAll(setting, argument);
    throw error;
  }
}

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

/**
 * Runs as a program: prints lines as they come, errors to stderr, and exits with 0, with 1 (or the code that `work` answers), or
 * with 2 for a wrong call.
 */
export async function atConsole(work: (tell: Tell) => Promise<void | number>): Promise<void> {
  try {
    process.exitCode = (await work((line) => void process.stdout.write(`${line}\n`))) ?? 0;
  } catch (error) {
    const code = error instanceof Usage ? error.code : 1;
    (code === 0 ? process.stdout : process.stderr).write(`${lineOf(error) ?? forTerminal(error)}\n`);
    process.exitCode = code;
  }
}
