import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { CriteriaList } from '../labs/CriteriaList.tsx';
import { aside } from '../labs/lab.css.ts';
import type { PromptLabBlock } from '../labs/lab.ts';
import { verdictOnCheck } from '../labs/promptVerdict.ts';
import type { PromptWork } from './usePromptWork.ts';
import { actions } from './workBlock.css.ts';

export interface PromptCheckProps {
  block: Pick<PromptLabBlock, 'criteria'>;
  work: PromptWork;
  ticked: readonly number[];
}

/** The check of a prompt by its words: its button, what it looks for, and what it saw. */
export function PromptCheck({ block: { criteria }, work, ticked }: PromptCheckProps): ReactNode {
  const { check, findings, checks, checkFailure, isChangedSinceCheck } = work;
  return (
    <>
      <div className={actions}>
        <Button variant="neutral" onPress={check}>
          Check the prompt
        </Button>
      </div>
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
