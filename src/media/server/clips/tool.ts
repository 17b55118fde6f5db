import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
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
const patience = 2000;

/**
 * Runs a program to its end. Rejects with `ClipFault` where it is not installed, with `ToolFailed` where it fails by itself, with an
 * `Error` where the machine ended it or its disk is full, and with the signal's reason after an abort, when it has really ended.
 */
export function runTool(
  command: string,
  args: readonly string[],
  { signal, niceness, onOutput }: Running,
): Promise<{ readonly output: string; readonly told: string }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, told] = ['', ''];
    let impatient: NodeJS.Timeout | undefined;
    const end = (): void => {
      child.kill('SIGTERM');
      impatient = setTimeout(() => child.kill('SIGKILL'), patience);
    };
    signal.addEventListener('abort', end, { once: true });
    const settle = (): void => {
      clearTimeout(impatient);
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
      reject(error.code === 'ENOENT' || error.code === 'EACCES' ? new ClipFault('no-tools', `${command} is missing.`) : error);
    });
    child.once('close', (code, killedBy) => {
      settle();
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve({ output, told });
      else if (killedBy || /No space left on device/.test(told))
        reject(new Error(`${command} was ended by ${killedBy ?? 'a full disk'}.`));
      else reject(new ToolFailed(command, told));
    });
  });
}

function standBack(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // It has ended already, or this system knows no priorities: then it runs as it is.
  }
}
