import { display, firefox, first } from '../browsers/installed.ts';
import type { Programs } from './orca.ts';

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
