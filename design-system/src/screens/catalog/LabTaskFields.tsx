import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps, LabDraft } from './blockForm.ts';
import { HtmlField } from './HtmlField.tsx';
import { NumberInput } from './NumberInput.tsx';

type LabTask = Pick<LabDraft, 'title' | 'html' | 'minutes'>;

interface LabTaskFieldsProps extends Pick<BlockFormProps<'python_lab'>, 'field' | 'richText'> {
  lab: LabTask;
  onChange: (values: Partial<LabTask>) => void;
}

/** The fields of a lab's task. */
export function LabTaskFields({ lab, onChange, field, richText }: LabTaskFieldsProps): ReactNode {
  return (
    <>
      <TextField
        {...field('title')}
        label="Title of the lab"
        value={lab.title}
        onChange={(title) => onChange({ title })}
      />
      <HtmlField
        {...field('html')}
        label="Task"
        description="Learners read it above the editor."
        defaultValue={lab.html}
        onChange={(html) => onChange({ html })}
        richText={richText}
      />
      <NumberInput
        {...field('minutes')}
        label="Minutes"
        description="The time that the lab takes"
        inputMode="numeric"
        value={lab.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
    </>
  );
}
