/** `npm start` and `npm run dev`: installs what is missing, then serves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { build, hasProgram, install, installPackages, mayInstallPackages, node, root, nameSettingsFile } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
install();

/** Builds the parts that make pages, beside the server's own part and its start; resolves when it has ended. */
function buildPages() {
  const building = spawn(node(), ['scripts/build.mjs', '--except=program'], { cwd: root, stdio: 'inherit' });
  // The server's start takes longer, so the build gets what that leaves of the processors.
  setPriority(building.pid, constants.priority.PRIORITY_LOW);
  process.on('exit', () => building.kill());
  return once(building, 'exit');
}

let pages = null;
if (!isDevelopment) {
  nameSettingsFile();
  pages = buildPages();
  build({ part: 'program' });
}

const cache = (name) => path.join(root, '.cache', name);
const env = {
  // Two malloc arenas for all threads, which return freed memory: the server uses less memory at the same speed (docs/scaling.md).
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: cache('compiled'),
  // A separate demo for development, since changing tables may break it.
  ...(isDevelopment ? { DATA_DIR: cache('dev'), CHECK_ANSWERS: 'on' } : {}),
  ...process.env,
  NODE_ENV: isDevelopment ? 'development' : 'production',
};

/** Options of V8 that save memory and garbage collection; deploy/Containerfile has the same. Their figures are in docs/scaling.md. */
const engineOptions = [
  // Rendering produces much short-lived garbage, for which a small semi-space is enough.
  '--max-semi-space-size=4',
  // A collection at half as much again as what is alive, and not at three times as much.
  '--heap-growing-percent=50',
  // V8 must not put objects into the old space because others of their kind lived long: there each keeps an answer's garbage alive.
  '--no-allocation-site-pretenuring',
  // Optimizing WebAssembly takes 600 MB for the largest function of the embedded database.
  '--liftoff-only',
];

let isStopping = false;
let hasFailed = false;

/** Tells the server when its pages are built, or ends it if they cannot be. */
async function tellWhenBuilt(server) {
  const [code] = await pages;
  if (isStopping || !server.connected) return;
  if (code === 0) {
    server.send('built');
    server.disconnect();
  } else {
    hasFailed = true;
    server.kill();
  }
}

/** It stays until the server has ended, however often it is told to: a server without it would be found by nobody. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function serve() {
  // Debuggers must attach to the server process itself.
  const options = isDevelopment ? ['--inspect=127.0.0.1:0', '--enable-source-maps'] : engineOptions;
  const program = isDevelopment ? ['src/app/server/main.ts'] : ['dist/program/main.js', '--await-build'];
  const server = spawn(node(), [...options, ...program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', ...(isDevelopment ? [] : ['ipc'])],
    env,
  });
  if (!isDevelopment) void tellWhenBuilt(server);
  const pass = (signal) => {
    isStopping = true;
    server.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  server.on('exit', (code, signal) => {
    for (const one of signals) process.off(one, pass);
    // In development the server exits when a change requires a new process.
    if (isDevelopment && code === 0 && !isStopping) serve();
    else process.exit(hasFailed ? 1 : (code ?? (signal ? 1 : 0)));
  });
}
serve();

// Needed only for uploaded films, so the start does not wait for it.
if (!hasProgram('ffmpeg')) {
  const sayMissing = () => process.stderr.write('ffmpeg is missing: films can be uploaded, but not be made ready to play.\n');
  if (mayInstallPackages) installPackages(['ffmpeg'], 'ignore').on('exit', () => hasProgram('ffmpeg') || sayMissing());
  else sayMissing();
}
