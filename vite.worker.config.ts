import { defineConfig } from 'vite';

/** The service worker: one classic script, since it is asked for at an address of its own that never changes. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/device/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
