import { type ReactNode, useId } from 'react';
import { Finding } from './Finding.tsx';
import { part, partName, tests } from './lab.css.ts';
import type { RuleFinding } from './lab.ts';

/** The rules of a case, each with whether an output meets it. */
export function RuleList({ rules }: { rules: readonly RuleFinding[] }): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      <p id={id} className={partName}>
        Rules
      </p>
      <ul aria-labelledby={id} className={tests}>
        {rules.map(({ is_met, sentence }) => (
          <Finding key={sentence} state={is_met ? 'passed' : 'failed'} word={is_met ? 'Passed' : 'Failed'}>
            {sentence}
          </Finding>
        ))}
      </ul>
    </div>
  );
}
