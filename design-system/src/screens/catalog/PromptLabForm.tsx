import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';

/** The form of a prompt lab. */
export function PromptLabForm({ block, onChange, field }: BlockFormProps<'prompt_lab'>): ReactNode {
  return (
    <TextField
      {...field('title')}
      label="Title of the lab"
      value={block.title}
      onChange={(title) => onChange({ title })}
    />
  );
}
