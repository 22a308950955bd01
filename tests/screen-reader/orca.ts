import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { startDisplay } from '../browsers/display.ts';
import { startFirefox } from '../browsers/firefox.ts';
import { display, firefox, first } from '../browsers/installed.ts';
import type { Driver, Key } from '../browsers/screen.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { Speech } from './speech.ts';

/** The programs of a desktop with a screen reader. */
export interface Programs {
  orca: string;
  firefox: string;
  display: string;
  /** The D-Bus daemon. */
  bus: string;
  /** The file with which D-Bus starts the accessibility bus. */
  accessibilityBus: string;
  /** `xdotool`, which presses keys on a display. */
  keyboard: string;
}

const found: { [Name in keyof Programs]: string | undefined } = {
  orca: first(['/usr/bin/orca']),
  firefox,
  display,
  bus: first(['/usr/bin/dbus-daemon']),
  accessibilityBus: first(['/usr/share/dbus-1/services/org.a11y.Bus.service']),
  keyboard: first(['/usr/bin/xdotool']),
};

/** Returns the programs of the suite. Throws with what to install if one is missing. */
export function requirePrograms(): Programs {
  const missing = Object.entries(found).filter(([, file]) => file === undefined);
  if (missing.length === 0) return found as Programs;
  throw new Error(
    `Not installed: ${missing.map(([name]) => name).join(', ')}. ` +
      'On Debian: apt-get install -y orca firefox-esr xvfb xdotool dbus at-spi2-core',
  );
}

/** Firefox with Orca. The driver presses the keys of the display's keyboard, which Orca sees. */
export interface Desktop {
  driver: Driver<unknown>;
  speech: Speech;
}

const keys: Record<Key, string> = {
  Enter: 'Return',
  Tab: 'Tab',
  Escape: 'Escape',
  Space: 'space',
  ArrowRight: 'Right',
  ArrowDown: 'Down',
  End: 'End',
  KeyA: 'a',
};

/** The time that a page gets to react to a key. */
const patience = { timeout: 30_000, interval: 50 };

/** Starts a bus with the accessibility bus and without the desktop's other services. */
async function startBus(programs: Programs, folder: string, env: NodeJS.ProcessEnv) {
  const services = path.join(folder, 'services');
  mkdirSync(services);
  copyFileSync(programs.accessibilityBus, path.join(services, 'org.a11y.Bus.service'));
  const file = path.join(folder, 'bus.conf');
  writeFileSync(
    file,
    `<busconfig>
       <type>session</type>
       <listen>unix:dir=${folder}</listen>
       <servicedir>${services}</servicedir>
       <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
     </busconfig>`,
  );
  const child = spawn(programs.bus, [`--config-file=${file}`, '--nofork', '--print-address=3'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [address] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { address: address.toString().trim(), process: child };
}

/** Starts Orca without a synthesizer; it writes what it says into its debug log. */
function startReader(program: string, folder: string, env: NodeJS.ProcessEnv) {
  const preferences = path.join(folder, 'orca');
  const log = path.join(folder, 'orca.log');
  mkdirSync(preferences);
  // Without line buffering the last utterances would be late. Reading whole pages aloud would delay all others.
  writeFileSync(
    path.join(preferences, 'orca-customizations.py'),
    `from orca import debug, settings
settings.sayAllOnLoad = False
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile.reconfigure(line_buffering=True)
`,
  );
  writeFileSync(log, '');
  const options = ['--disable', 'key-echo', '--user-prefs', preferences, '--debug-file', log];
  return { log, process: spawn(program, options, { env, stdio: 'ignore' }) };
}

/** Starts a display, a bus, Orca and Firefox, which only see one another. */
export async function startDesktop(programs: Programs): Promise<Desktop> {
  const folder = temporaryFolder();
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.splice(0).toReversed()) child.kill();
  };
  // A second Orca of the same user does not start.
  process.once('exit', stop);
  const { display, process: screen } = await startDisplay(programs.display);
  started.push(screen);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    DISPLAY: display,
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // No speech synthesizer, even if one is running.
    SPEECHD_ADDRESS: 'inet_socket:127.0.0.1:1',
  };
  const bus = await startBus(programs, folder, env);
  started.push(bus.process);
  env.DBUS_SESSION_BUS_ADDRESS = bus.address;
  const reader = startReader(programs.orca, folder, env);
  started.push(reader.process);
  const speech = new Speech(reader.log);
  await speech.hears('Screen reader on.');

  const browser = await startFirefox(programs.firefox, {
    headless: false,
    // The size of the window.
    defaultViewport: null,
    env,
    extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
  });
  const xdotool = (...options: string[]) => promisify(execFile)(programs.keyboard, options, { env });
  // Without a window manager no window gets the keyboard by itself.
  const { stdout } = await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox');
  const window = stdout.trim().split('\n').at(-1) as string;
  await xdotool('windowfocus', window, 'windowsize', window, '1280', '1000');
  const quit = async () => {
    await browser.quit();
    stop();
  };
  return { driver: { ...browser, ...keyboardOf(browser, xdotool, speech), quit }, speech };
}

/** Returns the keyboard of the display. Each key waits until the page got it, and Tab until Orca has said where it led. */
function keyboardOf(
  browser: Driver<unknown>,
  xdotool: (...options: string[]) => Promise<unknown>,
  speech: Speech,
): Pick<Driver<unknown>, 'press' | 'type'> {
  const press = async (key: Key) => {
    await browser.run(
      `window.hasKey = false;
       addEventListener('keydown', () => { window.hasKey = true; }, { once: true, capture: true });`,
    );
    await xdotool('key', keys[key]);
    await vi.waitFor(async () => {
      // A page that the key has opened does not have the variable.
      if ((await browser.run('return window.hasKey;')) === false)
        throw new Error(`The page has not got ${key}.`);
    }, patience);
  };
  return {
    async press(key) {
      const before = speech.count();
      await press(key);
      // Orca says a page's first link when the page opens, and may not repeat it when it gets the focus.
      const isFirst = 'return document.activeElement === document.querySelector("a[href]");';
      if (key === 'Tab' && !(await browser.run(isFirst))) await speech.grows(before);
    },
    async type(text) {
      await xdotool('type', '--delay', '30', text);
      await vi.waitFor(async () => {
        const value = String(await browser.run('return document.activeElement.value;'));
        if (!value.endsWith(text)) throw new Error(`The field has “${value}” instead of “${text}”.`);
      }, patience);
    },
  };
}
