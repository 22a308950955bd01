import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import type { BlockFormProps, TaskFieldsProps } from './blockForm.ts';
import { type TaskDraft, type TaskKind, taskAs } from './blockDraft.ts';
import { ChoiceTaskFields } from './ChoiceTaskFields.tsx';
import { MatchTaskFields, OrderTaskFields, SortTaskFields } from './PlacementTaskFields.tsx';
import { NumberTaskFields, ShortTaskFields } from './TypedTaskFields.tsx';

/** The kinds of answers, in the order in which an author chooses one. */
export const taskKinds: readonly { value: TaskKind; label: string }[] = [
  { value: 'one', label: 'One right answer' },
  { value: 'several', label: 'Several right answers' },
  { value: 'order', label: 'Items to put in order' },
  { value: 'match', label: 'Pairs to match' },
  { value: 'sort', label: 'Items to sort into groups' },
  { value: 'number', label: 'A number' },
  { value: 'short', label: 'A short text' },
  { value: 'mark', label: 'Sentences to mark' },
];

interface CheckBlockFormProps extends Omit<BlockFormProps<'check'>, 'richText' | 'files' | 'labs'> {
  /** Whether an answer counts in a grade: it is judged by the key, without a hint. @default false */
  isGraded?: boolean | undefined;
}

/** The form of a check: the question, its kind with the right answer, and what learners read afterward. */
export function CheckBlockForm({
  block,
  onChange,
  onRemove,
  field,
  isGraded = false,
}: CheckBlockFormProps): ReactNode {
  // A short text has no key: learners compare it with a model answer.
  const kinds = isGraded ? taskKinds.filter(({ value }) => value !== 'short') : taskKinds;
  const text = (name: 'prompt' | 'hint' | 'explanation' | 'quote') => ({
    ...field(name),
    rows: 2,
    value: block[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <TextArea label="Question" description="Text between backticks is code." {...text('prompt')} />
      <Select
        {...field('task.kind')}
        label="Kind of answer"
        options={kinds}
        value={block.task.kind}
        onChange={(chosen) => {
          const kind = kinds.find(({ value }) => value === chosen);
          if (kind) onChange({ task: taskAs(block.task, kind.value) });
        }}
      />
      <TaskFields
        task={block.task}
        onChange={(task) => onChange({ task })}
        onRemove={(name, task, path) => onRemove(name, { task }, path)}
        field={field}
      />
      {!isGraded && (
        <TextArea
          label="Hint"
          description="Learners can open it after a wrong answer, before the explanation."
          isRequired={false}
          {...text('hint')}
        />
      )}
      <TextArea
        label="Explanation"
        description="Learners read it after they answer."
        {...text('explanation')}
      />
      <TextArea
        label="Sentence of the lesson"
        description="The sentence that the question rests on"
        isRequired={isGraded}
        {...text('quote')}
      />
    </>
  );
}

function TaskFields({ task, ...rest }: TaskFieldsProps<TaskDraft>): ReactNode {
  switch (task.kind) {
    case 'one':
    case 'several':
    case 'mark':
      return <ChoiceTaskFields key={task.kind} task={task} {...rest} />;
    case 'order':
      return <OrderTaskFields task={task} {...rest} />;
    case 'match':
      return <MatchTaskFields task={task} {...rest} />;
    case 'sort':
      return <SortTaskFields task={task} {...rest} />;
    case 'number':
      return <NumberTaskFields task={task} {...rest} />;
    case 'short':
      return <ShortTaskFields task={task} {...rest} />;
  }
}
