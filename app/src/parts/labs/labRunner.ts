import type { LabRunner } from '@redwhiteandcode/design-system';

async function load(): Promise<LabRunner> {
  try {
    return (await import('./runLab.ts')).runLab;
  } catch (error) {
    throw new Error(
      'The program that runs your code could not be loaded. Check your connection, and run it once more.',
      { cause: error },
    );
  }
}

/** Runs the code of labs. What that needs is loaded with the first run. */
export const labRunner: LabRunner = {
  runPython: async (...run) => (await load()).runPython(...run),
  runSql: async (...run) => (await load()).runSql(...run),
};
