import { sessionLimits } from '@redwhiteandcode/contract/identity/session-limits.ts';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import type { StoredText } from './storedText.ts';

const events = ['keydown', 'pointerdown', 'pointermove'];

/** The dependencies of activity reports. */
export interface ActivityEnvironment {
  /** Receives the events of keys and pointers. */
  target: EventTarget;
  /** The time of the last report by any tab, so that all tabs together report seldom. */
  lastReport: StoredText;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Tells the server that the user is active. */
  report: () => Promise<void>;
}

/**
 * Reports that a user with these roles presses keys or uses a pointer, as seldom as their session allows. A report that fails
 * is repeated with a later event. Returns a function that stops.
 */
export function reportActivity(
  roles: readonly Role[],
  { target, lastReport, now, report }: ActivityEnvironment,
): () => void {
  const interval = sessionLimits(roles).report * 1000;
  const attend = ({ isTrusted }: Event) => {
    const since = now() - Number(lastReport.read() ?? 0);
    // A clock that was set back must not stop the reports.
    if (!isTrusted || (since >= 0 && since < interval)) return;
    lastReport.write(String(now()));
    report().catch(() => undefined);
  };
  for (const event of events) target.addEventListener(event, attend, { capture: true, passive: true });
  return () => {
    for (const event of events) target.removeEventListener(event, attend, { capture: true });
  };
}
