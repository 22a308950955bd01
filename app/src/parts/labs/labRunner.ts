import type { LabRunner } from '@redwhiteandcode/design-system';

async function load(): Promise<LabRunner> {
  try {
    return (await import('./runLab.ts')).runLab;
  } catch (error) {
    // Browsers do not request a module again whose request failed.
    throw new Error('Your code could not be run. Check your connection, and reload the page.', {
      cause: error,
    });
  }
}

/** Runs the code of labs. What that needs is loaded with the first run. */
export const labRunner: LabRunner = {
  runPython: async (...run) => (await load()).runPython(...run),
  runSql: async (...run) => (await load()).runSql(...run),
};
