import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { officeBase, officeEntry } from './src/paths/office-pages.ts';
import { smallHls } from './vite.hls.ts';
import { officeStyles } from './vite.styles.ts';

/**
 * The back office is a build of its own: it shares no file with the site, so nothing that editors need ever reaches a
 * reader's start (docs/decisions/back-office-apart.md).
 */
export default defineConfig({
  plugins: [react(), smallHls],
  appType: 'custom',
  publicDir: false,
  base: `${officeBase}/`,
  css: { postcss: officeStyles, modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: 'dist/backend',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [officeEntry],
      output: {
        entryFileNames: 'assets/[name]-[hash:8].js',
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8].[ext]',
      },
    },
  },
});
