import { execFile, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Fault } from '../../clips/probe.ts';

/** A clip cannot be made, for a reason that its editors are told. */
export class ClipFault extends Error {
  override readonly name = 'ClipFault';
  readonly fault: Fault;
  constructor(fault: Fault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}

/** A program ended by itself and says that it failed; `told` is the end of what it said. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
  readonly told: string;
  constructor(command: string, told: string) {
    super(`${command} failed: ${told.trim().split('\n').at(-1) ?? ''}`);
    this.told = told;
  }
}

export type Running = {
  readonly signal: AbortSignal;
  readonly niceness: number;
  /** Gets each piece of standard output, which is then not kept. */
  readonly onOutput?: (piece: string) => void;
};

const mostOutput = 4 * 1024 * 1024;
const mostTold = 16 * 1024;
/** A program that was asked to end may finish a file; one that does not listen is ended after so many ms. */
const timeoutMs = 2000;

/**
 * What has a program end with this process however that ends, also by `kill -9`: Linux does so (PR_SET_PDEATHSIG), and `setpriv` of
 * util-linux asks it to. Empty on systems without; there a program that lost its server ends when its film does.
 */
const asOurs: () => Promise<readonly string[]> = once(async () => {
  const [command, ...args] = ['setpriv', '--pdeathsig', 'KILL', '--'] as const;
  try {
    await promisify(execFile)(command, [...args, 'true']);
    return [command, ...args];
  } catch {
    return [];
  }
});

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined;
  return () => (done ??= work());
}

/** As shells have it, and `setpriv`: the program could not be begun, or is not there. */
const notBegun = [126, 127];

/** What the system says where a disk or a quota is full. */
const isFull = (told: string): boolean => /No space left on device|Disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/.test(told);

/** Why this ends a clip, in a word that its editors are told; null where another try may well do better. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof ClipFault) return error.fault;
  return error instanceof Error && isFull(`${(error as NodeJS.ErrnoException).code} ${error.message}`) ? 'no-room' : null;
}

/**
 * Runs a program to its end. Rejects with `ClipFault` where it is not installed or has no room to write, with `ToolFailed` where it
 * fails by itself, with an `Error` where the machine ended it, and with the signal's reason after an abort, when it has really ended.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  running: Running,
): Promise<{ readonly output: string; readonly told: string }> {
  const [program = command, ...all] = [...(await asOurs()), command, ...args];
  return run({ command, program, args: all }, running);
}

type Call = { readonly command: string; readonly program: string; readonly args: readonly string[] };

function run(
  { command, program, args }: Call,
  { signal, niceness, onOutput }: Running,
): Promise<{ readonly output: string; readonly told: string }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, told] = ['', ''];
    let forcedClose: NodeJS.Timeout | undefined;
    const end = (): void => {
      child.kill('SIGTERM');
      forcedClose = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    };
    signal.addEventListener('abort', end, { once: true });
    const settle = (): void => {
      clearTimeout(forcedClose);
      signal.removeEventListener('abort', end);
    };
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      if (onOutput) onOutput(piece);
      else if (output.length < mostOutput) output += piece;
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      told = (told + piece).slice(-mostTold);
    });
    child.once('spawn', () => standBack(child.pid, niceness));
    child.once('error', (error: NodeJS.ErrnoException) => {
      settle();
      reject(error.code === 'ENOENT' || error.code === 'EACCES' ? missing(command) : error);
    });
    child.once('close', (code, killedBy) => {
      settle();
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve({ output, told });
      else if (killedBy) reject(new Error(`${command} was ended by ${killedBy}.`));
      else reject(whyFailed(command, code, told));
    });
  });
}

const missing = (command: string): ClipFault => new ClipFault('no-tools', `${command} is missing.`);

function whyFailed(command: string, code: number | null, told: string): Error {
  if (code !== null && notBegun.includes(code)) return missing(command);
  return isFull(told) ? new ClipFault('no-room', `${command} found no room to write.`) : new ToolFailed(command, told);
}

function standBack(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // It has ended already, or this system knows no priorities: then it runs as it is.
  }
}
