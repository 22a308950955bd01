import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';

/** The form of a lab. */
export function SqlLabForm({ block, onChange, field }: BlockFormProps<'sql_lab'>): ReactNode {
  return (
    <TextField
      {...field('title')}
      label="Title of the lab"
      value={block.title}
      onChange={(title) => onChange({ title })}
    />
  );
}
