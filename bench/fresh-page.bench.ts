/** How much of the speed of a bare `renderToString` has a page that is rendered anew, with its queries and its document? */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWorld } from './world.ts';
import { inTurn } from './load.ts';
import { report, whole } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const world = await openWorld(folder);

async function perSecond(work: () => unknown, seconds = 2): Promise<number> {
  const from = performance.now();
  let done = 0;
  while (performance.now() - from < seconds * 1000) {
    await work(); // oxlint-disable-line no-await-in-loop
    done += 1;
  }
  return (done * 1000) / (performance.now() - from);
}

for (const page of ['/', '/gesundheit/krankheiten', '/playlist/das-grosse-herz-archiv']) {
  const prepared = await world.prepare(page); // oxlint-disable-line no-await-in-loop
  // oxlint-disable-next-line no-await-in-loop
  const { ours, reference, ratio } = await inTurn(
    () => perSecond(() => world.makePage(page)),
    () => perSecond(() => world.draw(prepared)),
    3,
  );
  report(
    `${page} rendered anew × a bare renderToString of its tree (${world.engine})`,
    ratio,
    { atLeast: 0.4 },
    `${whole(ours)}/s against ${whole(reference)}/s`,
  );
}
await world.close();
await rm(folder, { recursive: true });
