import { existsSync, globSync } from 'node:fs';
import type { Driver } from './screen.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Returns the first of these files that exists. */
export const first = (candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((file) => file !== undefined && existsSync(file));

/** Firefox, if it is installed. */
export const firefox = first([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
/** The program of a display without a screen, if it is installed. */
export const display = first(['/usr/bin/Xvfb']);
const driver = first(['/usr/bin/WebKitWebDriver']);
const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** The browsers that the suite runs in. `start` is undefined if a program is missing. */
export const browsers: readonly { name: string; start: (() => Promise<Driver<unknown>>) | undefined }[] = [
  { name: 'Firefox', start: firefox === undefined ? undefined : () => startFirefox(firefox) },
  {
    name: 'WebKit',
    start: driver && browser && display ? () => startWebKit({ driver, browser, display }) : undefined,
  },
];

/** How to get the programs on Debian. */
export const advice = 'apt-get install -y firefox-esr webkit2gtk-driver xvfb';
