import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browsers, port } from './tests/journeys/serve.ts';

/** Without the parts of a window that nobody sees: Debian has it as a package, elsewhere Playwright brings it. */
const shell = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROME_PATH ?? (existsSync(shell) ? shell : undefined);

/** As Playwright has it for a browser without a window: this switch counts only once. */
const mouse = { primaryHoverType: 2, availableHoverTypes: 2, primaryPointerType: 4, availablePointerTypes: 4 };
/** Pictures that load lazily come once they are in view, instead of 2500 px ahead of it, where most journeys do not look. */
const lazily = Object.fromEntries(['Unknown', '4G'].map((network) => [`lazyLoadingImageMarginPx${network}`, 0]));
const blinkSettings = Object.entries({ ...mouse, ...lazily }).map(([name, value]) => `${name}=${value}`);

/** Journeys through the built site in a real Chromium with real video. Nothing here measures time: a slow machine only takes longer. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/browser',
  // By the journey, so that no browser waits while another has a long file left.
  fullyParallel: true,
  workers: browsers,
  // Patience costs nothing where all is well, and a machine may have much else to do.
  timeout: 300_000,
  // What passes only at a later try is named as flaky, and has a cause; `npm run test:flaky` allows no later try.
  retries: process.env['LATER_TRIES'] === 'none' ? 0 : 1,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  globalSetup: './tests/journeys/serve.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // Drawing what moves without a graphics card took four fifths of the time; journeys about that ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 60_000,
    // What goes through a worker no journey could route; `device.spec.ts` lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--blink-settings=${blinkSettings.join()}`,
      ],
    },
  },
});
