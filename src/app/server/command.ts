/**
 * The console commands of docs/running: `node dist/program/command.js NAME [ARGUMENT…]`, by `npm run NAME` (scripts/command.mjs).
 * Each loads only what it needs.
 */
const [name = '', ...args] = process.argv.slice(2);
const { env } = process;

const commands: Readonly<Record<string, () => Promise<void>>> = {
  admin: async () => (await import('./admin.ts')).runAdmin(env, args),
  backup: async () => (await import('../../backup/server/command.ts')).runBackup(env, args),
  export: async () => (await import('./transfer.ts')).runTransfer('export', env, args),
  import: async () => (await import('./transfer.ts')).runTransfer('import', env, args),
  move: async () => (await import('../../backup/server/move.ts')).runMove(env, args),
  restore: async () => (await import('./restore.ts')).runRestore(env, args),
  // Its first argument is the settings file that it writes.
  setup: async () => (await import('./setup.ts')).runSetup(env, args.slice(1), args[0] ?? ''),
  upgrade: async () => (await import('./upgrade.ts')).runUpgrade(env, args),
};

const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (run) await run();
else {
  process.stderr.write(`There is no command '${name}', but ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 2;
}
