import type { LabRunner, PythonResult, RunEvents, SqlResult } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import { labRunner } from '../../samples/labs.ts';
import type { Page } from '../playFunctions.ts';

/** Runs nothing: each run ends at once with these results. */
export const endingWith = (results: {
  python?: Partial<PythonResult>;
  sql?: Partial<SqlResult>;
}): LabRunner => ({
  runPython: async (...run) => ({ ...(await labRunner.runPython(...run)), ...results.python }),
  runSql: async (...run) => ({ ...(await labRunner.runSql(...run)), ...results.sql }),
});

/** Runs nothing: calls the function with the events of each run, which does not end. */
export function lasting(begin: (events: RunEvents) => void): LabRunner {
  const run = (_code: string, _lab: unknown, events: RunEvents) => {
    begin(events);
    return new Promise<never>(() => {});
  };
  return { runPython: run, runSql: run };
}

/** Presses Run, which keeps the focus. */
export async function pressRun({ canvas, userEvent }: Page): Promise<void> {
  const run = canvas.getByRole('button', { name: 'Run' });
  run.focus();
  await userEvent.keyboard('{Enter}');
  await expect(run).toHaveFocus();
}
