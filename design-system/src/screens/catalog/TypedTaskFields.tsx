import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { TaskDraftOf } from './blockDraft.ts';
import type { TaskFieldsProps } from './blockForm.ts';
import { fieldPair, shortFields } from './CourseEditor.css.ts';
import { NumberInput } from './NumberInput.tsx';
import { RowList } from './RowList.tsx';

/** A number that learners type, and wrong numbers with their own feedback. */
export function NumberTaskFields({
  task,
  onChange,
  onRemove,
  field,
}: TaskFieldsProps<TaskDraftOf<'number'>>): ReactNode {
  return (
    <>
      <div className={shortFields}>
        <NumberInput
          {...field('task.value')}
          label="Right number"
          value={task.value}
          onChange={(value) => onChange({ ...task, value })}
        />
        <NumberInput
          {...field('task.tolerance')}
          label="Plus or minus"
          value={task.tolerance}
          onChange={(tolerance) => onChange({ ...task, tolerance })}
        />
        <TextField
          {...field('task.unit')}
          label="Unit"
          isRequired={false}
          placeholder="minutes"
          value={task.unit}
          onChange={(unit) => onChange({ ...task, unit })}
        />
      </div>
      <RowList
        {...field('task.near')}
        label="Wrong numbers with feedback"
        description="Numbers that learners often get by a known mistake"
        noun="wrong number"
        rows={task.near}
        onChange={(near) => onChange({ ...task, near })}
        onRemove={(name, near, at) => onRemove(name, { ...task, near }, `task.near.${at}`)}
        createRow={() => ({ value: Number.NaN, feedback: '' })}
      >
        {({ value, feedback }, at, change) => (
          <div className={fieldPair}>
            <NumberInput
              {...field(`task.near.${at}.value`)}
              label={`Wrong number ${at + 1}`}
              value={value}
              onChange={(typed) => change({ value: typed })}
            />
            <TextField
              {...field(`task.near.${at}.feedback`)}
              label={`Feedback for wrong number ${at + 1}`}
              value={feedback}
              onChange={(typed) => change({ feedback: typed })}
            />
          </div>
        )}
      </RowList>
    </>
  );
}

/** A short text, which learners compare with a model answer. */
export function ShortTaskFields({ task, onChange, field }: TaskFieldsProps<TaskDraftOf<'short'>>): ReactNode {
  return (
    <TextArea
      {...field('task.model_answer')}
      label="Model answer"
      description="Learners compare their answer with it."
      value={task.model_answer}
      onChange={(model_answer) => onChange({ ...task, model_answer })}
    />
  );
}
