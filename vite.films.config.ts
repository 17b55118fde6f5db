import { defineConfig } from 'vite';

/** The script of the page with the films on the device: one classic script at an address that never changes, which the worker keeps. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist/films',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/device/site/films-entry.ts',
      output: { format: 'iife', entryFileNames: 'films.js' },
    },
  },
});
