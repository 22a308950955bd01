import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args, env } = await findBrowser();
Object.assign(process.env, env);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/build-stale.ts',
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
    trace: 'retain-on-failure',
  },
});
