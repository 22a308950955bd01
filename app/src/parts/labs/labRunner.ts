import type { LabRunner } from '@redwhiteandcode/design-system';

/** Runs the code of labs in a frame of its own, which is created for the first run. */
export const labRunner: LabRunner = {
  runPython: () => Promise.reject(new Error('Labs cannot run code yet.')),
  runSql: () => Promise.reject(new Error('Labs cannot run code yet.')),
};
