/** `npm start` and `npm run dev`: installs what is missing, then serves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import {
  hasProgram,
  install,
  installPackages,
  mayInstallPackages,
  node,
  root,
  nameSettingsFile,
  passSignals,
} from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');

/** It stays until they have ended, however often it is told to: nobody would find them. */
const children = new Set();
const isStopping = passSignals(children);
process.on('exit', () => {
  for (const child of children) child.kill();
});

function begin(args, options = {}) {
  const child = spawn(node(), args, { cwd: root, stdio: 'inherit', ...options });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** Builds the parts that make pages, beside the server's own part and its start; resolves when it has ended. */
function buildPages() {
  const building = begin(['scripts/build.mjs', '--except=program']);
  // The server's start takes longer, so the build gets what that leaves of the processors.
  setPriority(building.pid, constants.priority.PRIORITY_LOW);
  return once(building, 'exit');
}

install();
let pages = null;
if (!isDevelopment) {
  nameSettingsFile();
  pages = buildPages();
  const [code] = await once(begin(['scripts/build.mjs', 'program']), 'exit');
  if (isStopping() || code !== 0) process.exit(isStopping() ? 0 : 1);
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

let hasFailed = false;

/** Tells the server when its pages are built, or ends it if they cannot be. */
async function tellWhenBuilt(server) {
  const [code] = await pages;
  if (isStopping() || !server.connected) return;
  if (code === 0) {
    // The channel stays open: Node loses a message that waits while the server's modules load, if the channel is closed behind it.
    server.send('built');
  } else {
    hasFailed = true;
    server.kill();
  }
}

function serve() {
  // Debuggers must attach to the server process itself.
  const options = isDevelopment ? ['--inspect=127.0.0.1:0', '--enable-source-maps'] : engineOptions;
  const program = isDevelopment ? ['src/app/server/main.ts'] : ['dist/program/main.js', '--await-build'];
  const server = begin([...options, ...program, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', ...(isDevelopment ? [] : ['ipc'])],
    env,
  });
  if (!isDevelopment) void tellWhenBuilt(server);
  server.on('exit', (code, signal) => {
    // In development the server exits when a change requires a new process.
    if (isDevelopment && code === 0 && !isStopping()) serve();
    // The server dies of a signal that comes while its modules are loaded.
    else process.exit(hasFailed ? 1 : (code ?? (signal && !isStopping() ? 1 : 0)));
  });
}
serve();

// Needed only for uploaded films, so the start does not wait for it.
if (!hasProgram('ffmpeg')) {
  const sayMissing = () => process.stderr.write('ffmpeg is missing: films can be uploaded, but not be made ready to play.\n');
  if (mayInstallPackages) installPackages(['ffmpeg'], 'ignore').on('exit', () => hasProgram('ffmpeg') || sayMissing());
  else sayMissing();
}
