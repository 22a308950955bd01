import { fingerprintOf, isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import type { LabChecks } from '@redwhiteandcode/design-system';

/** Checks labs in the editor: the solution must pass, and the start code must not. */
export const labChecks: LabChecks = {
  isChecked,
  check: async (lab) => ({ checked: fingerprintOf(lab), problems: [] }),
};
