import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { CriteriaList } from '../labs/CriteriaList.tsx';
import { aside } from '../labs/lab.css.ts';
import type { PromptLabBlock } from '../labs/lab.ts';
import { ResetButton } from '../labs/ResetButton.tsx';
import { verdictOnCheck } from '../labs/promptVerdict.ts';
import type { PromptWork } from './usePromptWork.ts';
import { actions } from './workBlock.css.ts';

export interface PromptCheckProps {
  block: Pick<PromptLabBlock, 'criteria'>;
  work: PromptWork;
  ticked: readonly number[];
}

/** What a learner does with a prompt apart from running it: checks its words, if the task has criteria, and resets it. */
export function PromptCheck(props: PromptCheckProps): ReactNode {
  const { block, work } = props;
  const isChecked = block.criteria.length > 0;
  return (
    <>
      <div className={actions}>
        {isChecked && (
          <Button variant="neutral" onPress={work.check}>
            Check the prompt
          </Button>
        )}
        <ResetButton onReset={work.reset} onUndoReset={work.undoReset} />
      </div>
      {isChecked && <Findings {...props} />}
    </>
  );
}

/** What the check looks for, and what it saw. */
function Findings({ block: { criteria }, work, ticked }: PromptCheckProps): ReactNode {
  const { findings, checks, checkFailure, isChangedSinceCheck } = work;
  return (
    <>
      <p className={aside}>This check looks for words. It cannot tell whether the prompt is good.</p>
      <output className={result}>
        {checkFailure !== undefined && <Alert tone="danger" title={checkFailure} />}
        {findings && <Alert key={checks} {...verdictOnCheck(findings)} />}
      </output>
      {isChangedSinceCheck && <p className={aside}>Your prompt has changed since this check.</p>}
      <CriteriaList criteria={criteria} findings={findings} ticked={ticked} />
    </>
  );
}
