/** `npm start` and `npm run dev`: brings what is missing, then serves. */
import { spawn } from 'node:child_process';
import { build, install, node, root } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
install();
if (!isDevelopment) build();

const server = spawn(node(), ['src/app/server/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
