import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

const { executablePath, args, env, kind } = await findBrowser();
Object.assign(process.env, env, { PICTURE_BROWSER: kind });

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: './prepare.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['./summary.ts']],
  projects: [
    { name: 'pictures', testMatch: 'pictures.spec.ts' },
    { name: 'conditions', testMatch: 'conditions.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        ...args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-skia-runtime-opts',
        // A part of a tile that is painted again smooths the corners it cuts otherwise.
        '--disable-partial-raster',
        '--disable-checker-imaging',
        '--disable-threaded-animation',
        '--disable-threaded-scrolling',
        '--hide-scrollbars',
      ],
    },
  },
});
