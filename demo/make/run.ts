import { spawn } from 'node:child_process';

/** Runs a program at low priority; throws with the end of its stderr if it fails. `feed` writes its stdin. */
export const run = async (
  program: string,
  args: readonly string[],
  feed?: (write: (chunk: Buffer) => Promise<void>) => Promise<void>,
) => {
  const child = spawn('nice', ['-n', '10', program, ...args], { stdio: [feed ? 'pipe' : 'ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const input = child.stdin;
  // A program that exits early breaks the pipe; its own stderr says more than EPIPE.
  input?.on('error', () => undefined);
  if (feed && input) {
    await feed(async (chunk) => {
      if (input.destroyed) throw new Error(`${program} stopped reading: ${errors}`);
      if (!input.write(chunk)) await Promise.race([new Promise((resolve) => input.once('drain', resolve)), ended]);
    });
    input.end();
  }
  if ((await ended) !== 0) throw new Error(`${program} failed: ${errors}`);
};
