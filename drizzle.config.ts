import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/*/server/tables.ts',
    './src/*/server/content-tables.ts',
    './src/platform/tables.ts',
    './src/platform/content-schema.ts',
  ],
  out: './db/migrations',
});
