import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { PythonLabBlock, PythonResult } from './lab.ts';
import { mark, message, part, partName, test, tests as testsClass } from './lab.css.ts';

const states = {
  passed: { icon: icons.circleCheck, word: 'Passed' },
  failed: { icon: icons.circleX, word: 'Failed' },
  open: { icon: icons.circle, word: 'Not run' },
} as const;

export interface TestListProps {
  tests: PythonLabBlock['tests'];
  /** The results of the last run; undefined without a run in this visit. */
  results: PythonResult['tests'] | undefined;
  /** The places of the tests that the stored code passed. */
  ticked: readonly number[];
}

/** The tests of a lab, each with its sentence, whether the code passed it, and the message of a failed one. */
export function TestList({ tests, results, ticked }: TestListProps): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      <p id={id} className={partName}>
        Tests
      </p>
      {/* Safari does not read a list without bullets as a list unless it has the role. */}
      <ul role="list" aria-labelledby={id} className={testsClass}>
        {tests.map((one, at) => {
          const found = results?.find((result) => result.id === one.id);
          const isPassed = found ? found.isPassed : results === undefined && ticked.includes(at);
          const state = isPassed ? 'passed' : found ? 'failed' : 'open';
          return (
            <li key={one.id} className={test}>
              <span className={mark} data-state={state}>
                <Icon icon={states[state].icon} size="sm" />
                {states[state].word}
              </span>
              <span>{one.sentence}</span>
              {found && !isPassed && found.message !== '' && <p className={message}>{found.message}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
