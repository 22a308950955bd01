import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { rowsOf, textOf, typedIn } from './blockAnswer.ts';
import type { ExerciseBlock, WorkBlockProps } from './lessonBlock.ts';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { RowsField } from './RowsField.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { actions, choices, eyebrow, frame, head, note } from './workBlock.css.ts';

export interface ExerciseViewProps extends WorkBlockProps<ExerciseBlock> {}

const minutesOf = (minutes: number): string => `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** A task with the learner's own answer, a checklist, and a model solution that opens after the learner wrote something. */
export function ExerciseView({ block, state, onWorkChange, onRetry, earlier }: ExerciseViewProps): ReactNode {
  const id = useId();
  const { work } = state;
  const tick = (line: number, isTicked: boolean) => {
    const ticked = isTicked ? [...work.ticked, line] : work.ticked.filter((one) => one !== line);
    onWorkChange({ ...work, ticked: ticked.toSorted((one, other) => one - other) });
  };
  return (
    <section className={frame} aria-labelledby={`${id}-title`} data-component="ExerciseView">
      <div className={head}>
        <p className={eyebrow}>Exercise · {minutesOf(block.minutes)}</p>
        <Heading level={2} size="sm" id={`${id}-title`}>
          {block.title}
        </Heading>
      </div>
      <Prose html={block.html} />
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
      <Solution
        html={block.solution}
        isOpen={work.is_checked}
        isWritten={typedIn(work.answer).trim() !== ''}
        onOpen={() => onWorkChange({ ...work, is_checked: true })}
      />
      <SaveStatus state={state} onRetry={onRetry}>
        {earlier}
      </SaveStatus>
    </section>
  );
}

interface SolutionProps {
  html: ExerciseBlock['solution'];
  isOpen: boolean;
  /** Whether the learner wrote something. */
  isWritten: boolean;
  onOpen: () => void;
}

function Solution({ html, isOpen, isWritten, onOpen }: SolutionProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tries, setTries] = useState(0);
  const open = () => {
    if (!isWritten) {
      setTries(tries + 1);
      return;
    }
    flushSync(onOpen);
    // The pressed button has disappeared.
    heading.current?.focus();
  };
  if (isOpen) {
    return (
      <div className={note}>
        <Heading level={3} size="sm" ref={heading}>
          Model solution
        </Heading>
        <Prose html={html} />
      </div>
    );
  }
  return (
    <>
      <div className={actions}>
        <Button variant="neutral" onPress={open}>
          Show the model solution
        </Button>
      </div>
      <output className={result}>
        {tries > 0 && !isWritten && (
          <Alert key={tries}>Write your own answer first. Then compare it with the model solution.</Alert>
        )}
      </output>
    </>
  );
}
