/** `npm start` and `npm run dev`: brings what is missing, then serves. */
import { spawn } from 'node:child_process';
import { build, hasProgram, install, installPackages, mayInstallPackages, node, root } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
install();
if (!isDevelopment) build();

// Rendering throws away a lot: with less room for what is new, and two heaps of the C library for all threads, the
// server takes 100 MB less and is as fast (docs/scaling.md).
const server = spawn(node(), ['--max-semi-space-size=4', 'src/app/server/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
});
// Films that are uploaded need it, nothing else does: nobody waits for it.
if (!hasProgram('ffmpeg')) {
  const sayMissing = () => process.stderr.write('ffmpeg is missing: films can be uploaded, but not be made ready to play.\n');
  if (mayInstallPackages) installPackages(['ffmpeg'], 'ignore').on('exit', () => hasProgram('ffmpeg') || sayMissing());
  else sayMissing();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
