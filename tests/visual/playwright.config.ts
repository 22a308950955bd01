import { defineConfig } from '@playwright/test';
import { contextOptions, findLaunchOptions } from './launch.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: 'dot',
  use: { browserName: 'chromium', launchOptions: await findLaunchOptions(), contextOptions },
});
