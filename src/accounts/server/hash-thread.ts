import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashTask } from './passwords.ts';

const port = parentPort as MessagePort;

/** Linux gives each thread a priority of its own; elsewhere hashing takes part as everyone does. */
function giveWay(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), 15);
  } catch {
    // Not Linux, or a container without /proc: nothing is lost but the priority.
  }
}

/**
 * argon2id with the least memory and time that OWASP advises (19 MiB, 2 passes, 1 lane), which are the library's own
 * defaults. A stored hash that cannot be read is an error, never a wrong password.
 */
function answerTo({ id, password, against }: HashTask): HashAnswer {
  try {
    return { id, value: against === null ? hashSync(password) : verifySync(against, password) };
  } catch {
    // The library's words may repeat what it was given.
    return { id, error: 'argon2 failed' };
  }
}

giveWay();
port.on('message', (task: HashTask) => port.postMessage(answerTo(task)));
