import { appFaults } from './appFaults.ts';
import { designSystemFaults } from './designSystemFaults.ts';
import type { Fault } from './fault.ts';
import { lambdaFaults } from './lambdaFaults.ts';
import { platformFaults } from './platformFaults.ts';

/** Every planted fault. */
export const faults: readonly Fault[] = [
  ...designSystemFaults,
  ...appFaults,
  ...lambdaFaults,
  ...platformFaults,
];
