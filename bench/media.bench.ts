/**
 * CPU cost of a gigabyte of film for the site's process: sent by itself, by nginx from its folder, and fetched from the bucket.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFront } from '../tests/front.ts';
import { givenBucket } from '../tests/s3.ts';
import { clipOf, freeVideo } from '../tests/world.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

const run = promisify(execFile);
const size = 1024 ** 3;
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const dataDir = path.join(folder, 'data');
const bucket = await givenBucket();
const port = 44_10;
const place = `media/${clipOf(freeVideo)}/file/gigabyte.mp4`;
const address = `/asset/${freeVideo.shortid}/file/gigabyte.mp4`;

/** CPU time of the site's process in seconds for the whole film. */
async function measured(env: Record<string, string>, isBehindFront = false): Promise<number> {
  const server = `127.0.0.1:${port}`;
  const front = isBehindFront
    ? await startFront('nginx', { servers: [server, server], folder: path.join(dataDir, 'files') })
    : null;
  const site = await serve(port, { DATA_DIR: dataDir, SERVE: 'site', ...env });
  try {
    // Warm-up: the first requests after a start compile the code.
    await (await fetch(site.url)).text();
    const before = await site.cpuSeconds();
    const { stdout } = await run('curl', [
      '-sL',
      '-o',
      '/dev/null',
      '-w',
      '%{http_code} %{size_download}',
      (front?.origin ?? site.url) + address,
    ]);
    if (stdout !== `200 ${size}`) throw new Error(`The film came as ${stdout}.`);
    return (await site.cpuSeconds()) - before;
  } finally {
    await site.stop();
    await front?.close();
  }
}

try {
  // Imports the demo world.
  await (await serve(port, { DATA_DIR: dataDir })).stop();
  const film = path.join(dataDir, 'files', place);
  await mkdir(path.dirname(film), { recursive: true });
  const file = await open(film, 'w');
  await file.truncate(size);
  await file.close();
  await bucket.storage.write(place, createReadStream(film));
  const byBucket = bucket.env as Record<string, string>;
  const results = {
    'the site, from a folder': await measured({}),
    'nginx, from a folder (accel)': await measured({ MEDIA_BY: 'accel' }, true),
    'the site, from a bucket': await measured(byBucket),
    'the bucket (signed)': await measured({ ...byBucket, MEDIA_BY: 'signed' }),
  };
  for (const [by, seconds] of Object.entries(results))
    report(
      `processor seconds of the site for 1 GB of film, sent by ${by}`,
      seconds,
      { atMost: by.startsWith('the site') ? 10 : 0.5 },
      'user and system time of the process, one run',
    );
} finally {
  await bucket.close();
  await rm(folder, { recursive: true });
}
