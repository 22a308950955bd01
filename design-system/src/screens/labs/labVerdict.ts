import type { PythonResult, RunEnd, SqlResult } from './lab.ts';

/** What a learner reads and hears about a run that ended. */
export interface LabVerdict {
  tone: 'success' | 'info' | 'warning';
  title: string;
}

/** Returns the verdict on code that did not run to its end. */
function verdictOnEnd(end: RunEnd, code: string): LabVerdict | undefined {
  switch (end.kind) {
    case 'done':
      return undefined;
    case 'stopped':
      return { tone: 'warning', title: end.message };
    case 'error':
      return { tone: 'warning', title: `${code} ended with an error.` };
  }
}

/** Returns the verdict on a run of Python. */
export function verdictOnPython({ end, tests }: PythonResult): LabVerdict {
  const unfinished = verdictOnEnd(end, 'Your code');
  if (unfinished) return unfinished;
  if (tests.length === 0) return { tone: 'info', title: 'Ran.' };
  const passed = tests.filter(({ isPassed }) => isPassed).length;
  if (passed < tests.length)
    return {
      tone: 'warning',
      title: `${passed} of ${tests.length} ${tests.length === 1 ? 'test' : 'tests'} passed.`,
    };
  return { tone: 'success', title: passed === 1 ? 'The test passed.' : `All ${passed} tests passed.` };
}

/** Returns the verdict on a query. */
export function verdictOnSql({ end, isRight }: SqlResult): LabVerdict {
  const unfinished = verdictOnEnd(end, 'Your query');
  if (unfinished) return unfinished;
  return isRight
    ? { tone: 'success', title: 'Right. Your query returns the expected rows.' }
    : { tone: 'warning', title: 'Not yet. Your query does not return the expected rows.' };
}

const format = new Intl.NumberFormat('en-US');

/** Returns how many of a query's rows are shown. */
export const rowsCaption = (shown: number, count: number): string =>
  count > shown
    ? `The first ${format.format(shown)} of ${format.format(count)} rows of your query`
    : `Rows of your query: ${format.format(count)}`;

/** Returns how much is loaded, such as `8.1 of 13.5 MB`. */
export const loadedOf = (loaded: number, total: number): string =>
  `${(loaded / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`;

/** Returns the sentence about output that was cut after this text. */
export const cutSentence = (output: string): string =>
  `Only the first ${format.format(Array.from(output).length)} characters are shown.`;
