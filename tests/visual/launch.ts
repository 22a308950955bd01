import { findBrowser } from '../browsers/chromium.ts';

/** Flags that make two pictures of the same page equal. */
const repeatable = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  // Partial repaints of a tile antialias cut corners differently.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--hide-scrollbars',
];

/** Finds a browser and returns how to launch it; child processes inherit the environment that it needs. */
export async function findLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const { executablePath, args, env } = await findBrowser();
  Object.assign(process.env, env);
  return { executablePath, args: [...args, ...repeatable] };
}

/** The browser context of all stories. */
export const contextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;
