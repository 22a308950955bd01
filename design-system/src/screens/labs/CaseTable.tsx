import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { Mark } from './Finding.tsx';
import type { CaseRun } from './lab.ts';
import { casesTable, part, partName, rowsFrame } from './lab.css.ts';
import { failuresOf, isPassed } from './promptVerdict.ts';

/** The result of a case in a word. */
function CaseMark({ run }: { run: CaseRun }): ReactNode {
  if (run.status === 'waiting') return <Mark state="open">Waiting</Mark>;
  if (run.status === 'running') return <Mark state="open">Running</Mark>;
  return isPassed(run) ? <Mark state="passed">Passed</Mark> : <Mark state="failed">Failed</Mark>;
}

/** The cases of a run, each with its result and what failed. */
export function CaseTable({ cases }: { cases: readonly CaseRun[] }): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      <p id={id} className={partName}>
        Results of all cases
      </p>
      <div {...scrollingBox} role="group" aria-labelledby={id} className={rowsFrame}>
        <table aria-labelledby={id} className={casesTable}>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Result</th>
              <th scope="col">What failed</th>
            </tr>
          </thead>
          <tbody>
            {cases.map((run) => (
              <tr key={run.case_id}>
                <th scope="row">{run.title}</th>
                <td>
                  <CaseMark run={run} />
                </td>
                <td>
                  {failuresOf(run).map((failure) => (
                    <p key={failure}>{failure}</p>
                  ))}
                  {isPassed(run) && 'Nothing'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
