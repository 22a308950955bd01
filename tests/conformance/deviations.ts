import { beforeEach } from 'vitest';

/** Reasons why an implementation differs from the AWS documentation, by test name. */
type Deviations = Record<string, string>;

/**
 * Skips the tests in which another implementation is known to differ from the AWS documentation. Only
 * `CONFORMANCE_JUDGE=<name>` skips them, and only these.
 */
export function skipDeviations(deviationsOf: Record<string, Deviations>): void {
  const deviations = deviationsOf[process.env['CONFORMANCE_JUDGE'] ?? ''] ?? {};
  beforeEach(({ task, skip }) => skip(task.name in deviations, deviations[task.name]));
}
