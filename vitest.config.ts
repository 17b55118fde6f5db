import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const server = ['src/**/server/**/*.test.ts', 'src/{platform,jobs,mail}/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'];

/**
 * Two kinds of tests. Those of the server run as the server does: Node reads the sources itself, React is in production mode. The
 * others go through Vite, for their styles and JSX. Files share their worker, so that each imports the app once; what a test changes
 * of its process it puts back.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/setup.ts'],
    setupFiles: ['tests/english.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          env: { NODE_ENV: 'production' },
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...server],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
