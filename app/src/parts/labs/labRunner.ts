import type { LabRunner } from '@redwhiteandcode/design-system';

const load = () => import('./runLab.ts');

/** Runs the code of labs. What that needs is loaded with the first run. */
export const labRunner: LabRunner = {
  runPython: async (...run) => (await load()).runLab.runPython(...run),
  runSql: async (...run) => (await load()).runLab.runSql(...run),
};
