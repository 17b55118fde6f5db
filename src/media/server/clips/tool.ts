import { execFile, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Fault } from '../../clips/probe.ts';

/** A permanent failure to make a clip, with a reason shown to editors. */
export class ClipFault extends Error {
  override readonly name = 'ClipFault';
  readonly fault: Fault;
  constructor(fault: Fault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}

/** A program exited with an error; `errorOutput` is the end of its stderr. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
  readonly errorOutput: string;
  constructor(command: string, errorOutput: string) {
    super(`${command} failed: ${errorOutput.trim().split('\n').at(-1) ?? ''}`);
    this.errorOutput = errorOutput;
  }
}

export type Running = {
  readonly signal: AbortSignal;
  readonly niceness: number;
  /** Receives each chunk of standard output, which is then not buffered. */
  readonly onOutput?: (piece: string) => void;
};

const mostOutput = 4 * 1024 * 1024;
const mostTold = 16 * 1024;
/** After SIGTERM a program may finish a file; if it does not exit within this time (ms), it is killed. */
const timeoutMs = 2000;

/**
 * A command prefix that ends a program with this process, even after `kill -9`: Linux supports it (PR_SET_PDEATHSIG), and
 * `setpriv` of util-linux sets it. Empty on other systems; there an orphaned program runs until its film is done.
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

/** Exit codes of shells and `setpriv`: the program could not be started, or was not found. */
const notBegun = [126, 127];

/** Error texts of a full disk or an exceeded quota. */
const isFull = (errorOutput: string): boolean =>
  /No space left on device|Disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/.test(errorOutput);

/** The permanent fault behind an error, as shown to editors; null if a retry may succeed. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof ClipFault) return error.fault;
  return error instanceof Error && isFull(`${(error as NodeJS.ErrnoException).code} ${error.message}`) ? 'no-room' : null;
}

/**
 * Runs a program to its end. Rejects with `ClipFault` if it is not installed or the disk is full, with `ToolFailed` if it exits
 * with an error, with an `Error` if it was killed by the system, and after an abort with the signal's reason, once it has
 * really ended.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  running: Running,
): Promise<{ readonly output: string; readonly errorOutput: string }> {
  const [program = command, ...all] = [...(await asOurs()), command, ...args];
  return run({ command, program, args: all }, running);
}

type Call = { readonly command: string; readonly program: string; readonly args: readonly string[] };

function run(
  { command, program, args }: Call,
  { signal, niceness, onOutput }: Running,
): Promise<{ readonly output: string; readonly errorOutput: string }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errorOutput] = ['', ''];
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
      errorOutput = (errorOutput + piece).slice(-mostTold);
    });
    child.once('spawn', () => standBack(child.pid, niceness));
    child.once('error', (error: NodeJS.ErrnoException) => {
      settle();
      reject(error.code === 'ENOENT' || error.code === 'EACCES' ? missing(command) : error);
    });
    child.once('close', (code, killedBy) => {
      settle();
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve({ output, errorOutput });
      else if (killedBy) reject(new Error(`${command} was ended by ${killedBy}.`));
      else reject(whyFailed(command, code, errorOutput));
    });
  });
}

const missing = (command: string): ClipFault => new ClipFault('no-tools', `${command} is missing.`);

function whyFailed(command: string, code: number | null, errorOutput: string): Error {
  if (code !== null && notBegun.includes(code)) return missing(command);
  return isFull(errorOutput)
    ? new ClipFault('no-room', `${command} found no room to write.`)
    : new ToolFailed(command, errorOutput);
}

function standBack(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // It has already exited, or the system does not support priorities; then it runs with the default one.
  }
}
