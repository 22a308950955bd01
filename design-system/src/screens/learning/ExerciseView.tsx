import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { rowsOf, textOf, typedIn } from './blockAnswer.ts';
import type { ExerciseBlock, WorkBlockProps } from './lessonBlock.ts';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { ModelSolution } from './ModelSolution.tsx';
import { RowsField } from './RowsField.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TaskBlock } from './TaskBlock.tsx';
import { choices } from './workBlock.css.ts';

export interface ExerciseViewProps extends WorkBlockProps<ExerciseBlock> {}

/** A task with the learner's own answer, a checklist, and a model solution that opens after the learner wrote something. */
export function ExerciseView({ block, state, onWorkChange, onRetry, earlier }: ExerciseViewProps): ReactNode {
  const id = useId();
  const { work } = state;
  const tick = (line: number, isTicked: boolean) => {
    const ticked = isTicked ? [...work.ticked, line] : work.ticked.filter((one) => one !== line);
    onWorkChange({ ...work, ticked: ticked.toSorted((one, other) => one - other) });
  };
  return (
    <TaskBlock component="ExerciseView" kind="Exercise" block={block}>
      {block.columns.length > 0 ? (
        <RowsField
          columns={block.columns}
          rows={rowsOf(work.answer, block.columns.length)}
          onChange={(rows) => onWorkChange({ ...work, answer: { kind: 'rows', rows } })}
        />
      ) : (
        <LimitedTextArea
          label="Your answer"
          value={textOf(work.answer)}
          onChange={(text) => onWorkChange({ ...work, answer: { kind: 'text', text } })}
        />
      )}
      {block.checklist.length > 0 && (
        <FieldGroup id={`${id}-checklist`} label="Check your work">
          <div className={choices}>
            {block.checklist.map((line, at) => (
              <Checkbox
                key={line}
                isSelected={work.ticked.includes(at)}
                onChange={(isTicked) => tick(at, isTicked)}
              >
                {line}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      )}
      <ModelSolution
        isOpen={work.is_checked}
        isTried={typedIn(work.answer).trim() !== ''}
        onOpen={() => onWorkChange({ ...work, is_checked: true })}
        before="Write your own answer first. Then compare it with the model solution."
      >
        <Prose html={block.solution} />
      </ModelSolution>
      <SaveStatus state={state} onRetry={onRetry}>
        {earlier}
      </SaveStatus>
    </TaskBlock>
  );
}
