import { type ReactNode, useId } from 'react';
import { Finding } from './Finding.tsx';
import { part, partName, tests } from './lab.css.ts';
import type { CriterionFinding, PromptCriterion } from './lab.ts';
import { criterionNames } from './promptVerdict.ts';

/** The word for a criterion that is met, and for one that is not. Privacy is met by what is absent. */
const wordOf = (criterion: PromptCriterion, isMet: boolean): string => {
  if (criterion === 'privacy') return isMet ? 'None' : 'Private';
  return isMet ? 'Found' : 'Not found';
};

export interface CriteriaListProps {
  criteria: readonly PromptCriterion[];
  /** The results of the last check; undefined without a check in this visit. */
  findings: readonly CriterionFinding[] | undefined;
  /** The places of the criteria that the stored prompt meets. */
  ticked: readonly number[];
}

/** What a prompt is checked for, and what the check saw. */
export function CriteriaList({ criteria, findings, ticked }: CriteriaListProps): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      <p id={id} className={partName}>
        What the check looks for
      </p>
      <ul aria-labelledby={id} className={tests}>
        {criteria.map((criterion, at) => {
          const finding = findings?.find((one) => one.criterion === criterion);
          const isMet = finding?.is_met ?? ticked.includes(at);
          const isOpen = !finding && !isMet;
          return (
            <Finding
              key={criterion}
              state={isMet ? 'passed' : isOpen ? 'open' : 'failed'}
              word={isOpen ? 'Not checked' : wordOf(criterion, isMet)}
            >
              {finding?.sentence ?? criterionNames[criterion]}
            </Finding>
          );
        })}
      </ul>
    </div>
  );
}
