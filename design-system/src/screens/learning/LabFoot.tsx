import type { ReactNode } from 'react';
import type { PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
import { CodeView } from './CodeView.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import { ModelSolution } from './ModelSolution.tsx';
import { SaveStatus } from './SaveStatus.tsx';

export interface LabFootProps extends WorkBlockProps<PythonLabBlock | SqlLabBlock> {
  /** The language's name. */
  language: string;
  isTried: boolean;
}

/** The model solution of a lab and whether the learner's code is saved. */
export function LabFoot({
  block: { id, solution_code: code },
  state,
  onWorkChange,
  onRetry,
  earlier,
  language,
  isTried,
}: LabFootProps): ReactNode {
  const { work } = state;
  return (
    <>
      <ModelSolution
        isOpen={work.is_checked}
        isTried={isTried}
        onOpen={() => onWorkChange({ ...work, is_checked: true })}
        before="Run your own code first. Then compare it with the solution."
      >
        <CodeView block={{ id: `${id}-solution`, type: 'code', language, caption: '', code }} />
      </ModelSolution>
      <SaveStatus state={state} onRetry={onRetry}>
        {earlier}
      </SaveStatus>
    </>
  );
}
