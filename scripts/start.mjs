/** `npm start` and `npm run dev`: brings what is missing, then serves. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, hasProgram, install, installPackages, mayInstallPackages, node, root, nameSettingsFile } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
install();
if (!isDevelopment) {
  nameSettingsFile();
  build();
}

const cache = (name) => path.join(root, '.cache', name);
const env = {
  // Two heaps of the C library for all threads: the server takes less memory and is as fast (docs/scaling.md).
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: cache('compiled'),
  // A demo of its own, which tables that are just being changed cannot harm.
  ...(isDevelopment ? { DATA_DIR: cache('dev'), CHECK_ANSWERS: 'on' } : {}),
  ...process.env,
  NODE_ENV: isDevelopment ? 'development' : 'production',
};

let isStopping = false;
function serve() {
  // Rendering throws away a lot: with less room for what is new the server takes less memory too. Debuggers want the process itself.
  const options = isDevelopment ? ['--inspect=127.0.0.1:0', '--enable-source-maps'] : ['--max-semi-space-size=4'];
  const server = spawn(node(), [...options, 'src/app/server/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const pass = (signal) => {
    isStopping = true;
    server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, pass);
  server.on('exit', (code, signal) => {
    for (const one of ['SIGINT', 'SIGTERM']) process.off(one, pass);
    // In development it ends by itself where only a new process reads what has changed.
    if (isDevelopment && code === 0 && !isStopping) serve();
    else process.exit(code ?? (signal ? 1 : 0));
  });
}
serve();

// Films that are uploaded need it, nothing else does: nobody waits for it.
if (!hasProgram('ffmpeg')) {
  const sayMissing = () => process.stderr.write('ffmpeg is missing: films can be uploaded, but not be made ready to play.\n');
  if (mayInstallPackages) installPackages(['ffmpeg'], 'ignore').on('exit', () => hasProgram('ffmpeg') || sayMissing());
  else sayMissing();
}
