import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

/** A Chromium that tests can start: its path, its arguments, and its origin. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  kind: 'explicit' | 'npm' | 'playwright' | 'system';
}

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The advice when no browser is found. */
const advice =
  'No Chromium was found. Run one of: npm install (Linux x64), npx playwright install chromium --only-shell, ' +
  'apt-get install -y chromium; or set CHROMIUM_PATH.';

/**
 * Unpacks the lockfile's Chromium into `.cache`, one folder per version, with its libraries and its font.
 */
async function unpackPinned(): Promise<Browser> {
  const require = createRequire(import.meta.url);
  const entry = path.dirname(require.resolve('@sparticuz/chromium'));
  const packageRoot = entry.slice(0, entry.indexOf('@sparticuz/chromium') + '@sparticuz/chromium'.length);
  const { version } = require(path.join(packageRoot, 'package.json')) as { version: string };
  const folder = path.resolve(import.meta.dirname, '../../.cache', `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // The package unpacks its libraries only if it detects Lambda, and into the temporary folder.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const fonts = path.join(folder, 'fonts');
    mkdirSync(fonts, { recursive: true });
    writeFileSync(
      path.join(fonts, 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
    );
    const env = Object.fromEntries(
      ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].flatMap((name) =>
        process.env[name] ? [[name, process.env[name]]] : [],
      ),
    );
    return { executablePath, args: ['--no-sandbox'], env, kind: 'npm' };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    delete process.env.AWS_LAMBDA_JS_RUNTIME;
  }
}

/** The pinned Chromium, if it starts here: it needs glibc and a few of the system's libraries. */
async function tryPinned(): Promise<Browser | undefined> {
  try {
    const pinned = await unpackPinned();
    execFileSync(pinned.executablePath, ['--version', ...pinned.args], {
      env: { ...process.env, ...pinned.env },
      stdio: 'pipe',
    });
    return pinned;
  } catch (error) {
    console.warn(
      `The lockfile's Chromium does not start here (${String(error).split('\n')[0]}); looking for another.`,
    );
    return undefined;
  }
}

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, the lockfile's (Linux x64), Playwright's, or the system's.
 * Throws with advice on what to install if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) return { executablePath: explicit, args: sandbox, env: {}, kind: 'explicit' };
  const pinned = process.platform === 'linux' && process.arch === 'x64' && (await tryPinned());
  if (pinned) return pinned;
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own, args: sandbox, env: {}, kind: 'playwright' };
  const system = systemBrowsers.find((file) => existsSync(file));
  if (system) return { executablePath: system, args: sandbox, env: {}, kind: 'system' };
  throw new Error(advice);
}

if (import.meta.main) {
  const { kind, executablePath } = await findBrowser();
  console.log(`${kind}: ${executablePath}`);
}
