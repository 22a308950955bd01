import { beforeEach } from 'vitest';

/** Why an implementation does something other than AWS documents, by the name of the test that shows it. */
type Departures = Record<string, string>;

/**
 * Skips the tests in which another implementation is known to depart from what AWS documents. Only
 * `CONFORMANCE_JUDGE=<name>` skips them, and only these.
 */
export function skipDepartures(departuresOf: Record<string, Departures>): void {
  const departures = departuresOf[process.env['CONFORMANCE_JUDGE'] ?? ''] ?? {};
  beforeEach(({ task, skip }) => skip(task.name in departures, departures[task.name]));
}
