import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/server/tables.ts', './src/platform/tables.ts'],
  out: './db/migrations',
});
