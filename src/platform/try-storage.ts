import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Config } from './config.ts';
import { openStorage } from './open-storage.ts';
import { whyOf, type Tried } from './try-database.ts';

const timeoutMs = 15_000;

/**
 * Uses the store as the site will: writes an object, reads its metadata, all of it and a range, lists it, deletes it. A bucket's
 * object must not be readable without keys.
 */
export async function tryStorage(config: Pick<Config, 'storage'>): Promise<Tried> {
  const { storage: settings } = config;
  let step = 'open it';
  const work = async (): Promise<Tried> => {
    const storage = await openStorage(config);
    const folder = 'setup-probe';
    const path = `${folder}/${randomUUID()}`;
    const bytes = randomBytes(64 * 1024);
    const notes: string[] = [];
    try {
      step = 'write an object (s3:PutObject)';
      await storage.write(path, bytes);
      step = 'read it (s3:GetObject)';
      const known = await storage.stat(path);
      const whole = await buffer(await storage.read(path));
      if (known?.size !== bytes.length || !whole.equals(bytes)) return { ok: false, why: 'does not give back what was written' };
      step = 'read a range of it';
      const part = await buffer(await storage.read(path, { start: 1000, end: 1999 }));
      if (!part.equals(bytes.subarray(1000, 2000))) return { ok: false, why: 'ignores ranges: videos could not be played' };
      step = 'list it (s3:ListBucket)';
      if (!(await storage.list(folder)).includes(path)) return { ok: false, why: 'does not list what was written' };
      if (settings.kind === 's3' && (await isPublic(settings, path)))
        return { ok: false, why: `lets everybody read the bucket ${settings.bucket}: make it private` };
    } finally {
      if (step !== 'open it') {
        const before = step;
        step = 'remove an object (s3:DeleteObject)';
        await storage.remove(path);
        if ((await storage.stat(path)) === null) step = before;
      }
    }
    if (step.startsWith('remove')) return { ok: false, why: 'still has what was removed' };
    return { ok: true, said: settings.kind === 's3' ? `bucket ${settings.bucket}` : `folder ${settings.folder}`, notes };
  };
  try {
    return await within(timeoutMs, work());
  } catch (error) {
    const why = whyOf(error);
    // Opening a store reports its errors in one line.
    return { ok: false, why: step === 'open it' ? why : `does not let the site ${step}: ${why}` };
  }
}

/** Rejects when it takes longer. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it does not answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether an object is publicly readable. */
async function isPublic(
  { endpoint, bucket, region }: Extract<Config['storage'], { kind: 's3' }>,
  path: string,
): Promise<boolean> {
  const base = endpoint ?? `https://s3.${region}.amazonaws.com`;
  try {
    const response = await fetch(`${base}/${bucket}/${path}`, { redirect: 'error', signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
