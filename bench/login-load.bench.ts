/** How much longer do readers of a cached page wait during twenty logins per second? */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn, load } from './load.ts';
import { givenMember, logIn } from './members.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(43_301, { DATA_DIR: path.join(folder, 'data'), TRUST_PROXY: 'on' });
const member = await givenMember(site.url);

const perSecond = 20;

/** Starts logins at a constant rate, however long each takes; the returned function stops and returns their mean time in ms. */
function logins(): () => Promise<number> {
  const running: Promise<number>[] = [];
  const timer = setInterval(() => {
    const from = performance.now();
    running.push(logIn(site.url, member).then(() => performance.now() - from));
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    const times = await Promise.all(running);
    return times.reduce((sum, time) => sum + time, 0) / times.length;
  };
}

const headers = { 'Accept-Encoding': 'br' };
const means: number[] = [];
for (const [reading, connections] of [
  ['one reader after the other', 1],
  ['as many readers as it can serve', 32],
] as const) {
  const p99 = async () => (await load(`${site.url}/`, { headers, connections })).p99;
  const { ours, reference, ratio } = await inTurn(async () => {
    const end = logins();
    const found = await p99();
    means.push(await end());
    return found;
  }, p99);
  const mean = means.splice(0).reduce((sum, time, _, all) => sum + time / all.length, 0);
  report(
    `p99 of a cached page with ${perSecond} logins a second × without, ${reading}`,
    ratio,
    { atMost: 2 },
    `${ours.toFixed(2)} ms against ${reference.toFixed(2)} ms; a login takes ${mean.toFixed(0)} ms`,
  );
}
await site.stop();
await rm(folder, { recursive: true });
