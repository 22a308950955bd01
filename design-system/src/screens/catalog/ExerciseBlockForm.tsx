import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { toLines } from './courseDraft.ts';
import { HtmlField } from './HtmlField.tsx';
import { NumberInput } from './NumberInput.tsx';

/** The form of an exercise: its task, the learner's table, the checklist, and the solution. */
export function ExerciseBlockForm({
  block,
  onChange,
  field,
  richText,
}: BlockFormProps<'exercise'>): ReactNode {
  return (
    <>
      <TextField
        {...field('title')}
        label="Title of the exercise"
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <HtmlField
        {...field('html')}
        label="Task"
        defaultValue={block.html}
        onChange={(html) => onChange({ html })}
        richText={richText}
      />
      <NumberInput
        {...field('minutes')}
        label="Minutes"
        description="The time that the exercise takes"
        inputMode="numeric"
        value={block.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <TextArea
        {...field('columns')}
        label="Columns of the learner’s table"
        description="One per line. Without columns, learners answer in a text field."
        isRequired={false}
        rows={2}
        defaultValue={block.columns.join('\n')}
        onChange={(text) => onChange({ columns: toLines(text) })}
      />
      <TextArea
        {...field('checklist')}
        label="Checklist"
        description="One per line. Learners check their own answer against it."
        isRequired={false}
        rows={3}
        defaultValue={block.checklist.join('\n')}
        onChange={(text) => onChange({ checklist: toLines(text) })}
      />
      <HtmlField
        {...field('solution')}
        label="Model solution"
        description="Learners see it after their own answer."
        defaultValue={block.solution}
        onChange={(solution) => onChange({ solution })}
        richText={richText}
      />
    </>
  );
}
