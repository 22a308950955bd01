import { defineConfig } from '@playwright/test';
import { findBrowser } from './browsers/chromium.ts';

const { executablePath, args, env } = await findBrowser();
Object.assign(process.env, env);

/** The time limits only stop tests that hang. Add `--trace on` to a failing test's command to see its steps. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/build-stale.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
  },
});
