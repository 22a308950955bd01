import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CheckControls } from '../learning/CheckControls.tsx';
import { idsOf, placesOf, textOf } from '../learning/blockAnswer.ts';
import type { BlockAnswer, BlockState, BlockWork, ShownTask } from '../learning/lessonBlock.ts';
import { SaveStatus } from '../learning/SaveStatus.tsx';
import { TaskText } from '../learning/TaskText.tsx';
import { eyebrow, frame, head, prompt } from '../learning/workBlock.css.ts';
import type { AttemptQuestion } from './assessment.ts';

export interface AttemptFormProps {
  /** The number of the attempt, and of all attempts. */
  number: number;
  attempts: number;
  questions: readonly AttemptQuestion[];
  /** Returns the learner's work in the question with this id. */
  stateOf: (id: string) => BlockState;
  onWorkChange: (id: string, work: BlockWork) => void;
  onRetry: (id: string) => void;
  /** Submits the attempt. Its answers cannot change afterward. */
  onSubmit: () => void;
  isSubmitting?: boolean | undefined;
  /** Why the attempt could not be submitted. */
  failure?: string | undefined;
}

/** Returns whether a question has a whole answer. */
function isAnswered(task: ShownTask, answer: BlockAnswer | undefined): boolean {
  switch (task.kind) {
    case 'one':
    case 'several':
    case 'mark':
      return idsOf(answer).length > 0;
    case 'order':
      return idsOf(answer).length === task.items.length;
    case 'match':
    case 'sort':
      return task.items.every(({ id }) => placesOf(answer)[id] !== undefined);
    case 'number':
    case 'short':
      return textOf(answer).trim() !== '';
  }
}

/** The questions of an open attempt, whose answers are saved as they change, and its submission. */
export function AttemptForm({
  number,
  attempts,
  questions,
  stateOf,
  onWorkChange,
  onRetry,
  onSubmit,
  isSubmitting = false,
  failure,
}: AttemptFormProps): ReactNode {
  const prefix = useId();
  const [isAsking, setIsAsking] = useState(false);
  const missing = questions.flatMap(({ id, task }, at) =>
    isAnswered(task, stateOf(id).work.answer) ? [] : [{ id, place: at + 1 }],
  );
  const answered = questions.length - missing.length;
  return (
    <div data-component="AttemptForm">
      <Stack gap={24}>
        {questions.map(({ id, prompt: text, task }, at) => {
          const state = stateOf(id);
          const change = (answer: BlockAnswer) => onWorkChange(id, { ...state.work, answer });
          return (
            <section
              key={id}
              id={`${prefix}-${id}`}
              className={frame}
              aria-labelledby={`${prefix}-${id}-prompt`}
            >
              <div className={head}>
                <p className={eyebrow}>
                  Question {at + 1} of {questions.length}
                </p>
                <p id={`${prefix}-${id}-prompt`} className={prompt} tabIndex={-1}>
                  <TaskText>{text}</TaskText>
                </p>
              </div>
              <CheckControls
                id={`${prefix}-${id}`}
                task={task}
                answer={state.work.answer}
                parts={[]}
                onChange={change}
              />
              <SaveStatus state={state} onRetry={() => onRetry(id)} />
            </section>
          );
        })}
        <Stack gap={12}>
          <Text>
            {answered} of {questions.length} questions answered.
          </Text>
          {missing.length > 0 && answered > 0 && (
            <Text>
              Not answered:{' '}
              {missing.map(({ id, place }, at) => (
                <span key={id}>
                  {at > 0 && ', '}
                  <Link href={`#${prefix}-${id}-prompt`}>question {place}</Link>
                </span>
              ))}
              .
            </Text>
          )}
          <Inline>
            <Button size="lg" onPress={() => setIsAsking(true)}>
              Submit attempt {number}
            </Button>
          </Inline>
        </Stack>
      </Stack>
      <AlertDialog
        title={`Submit attempt ${number} of ${attempts}?`}
        description={
          missing.length === 0
            ? 'You cannot change your answers afterward.'
            : `${missing.length} of ${questions.length} questions ${missing.length === 1 ? 'has no answer and counts' : 'have no answer and count'} as wrong. You cannot change your answers afterward.`
        }
        confirmLabel="Submit"
        cancelLabel="Keep working"
        isPending={isSubmitting}
        error={failure}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onSubmit}
      />
    </div>
  );
}
