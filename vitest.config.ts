import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit and server tests. Each file of server tests brings its own databases and folders. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/templates.ts'],
    setupFiles: ['tests/english.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
