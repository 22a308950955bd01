import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { HtmlField } from './HtmlField.tsx';

const tones = [
  { value: 'note', label: 'Note' },
  { value: 'tip', label: 'Tip' },
  { value: 'warning', label: 'Warning' },
] as const;

/** The form of a callout. */
export function CalloutBlockForm({ block, onChange, field, richText }: BlockFormProps<'callout'>): ReactNode {
  return (
    <>
      <TextField
        {...field('title')}
        label="Callout title"
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <Select
        {...field('tone')}
        label="Style"
        options={tones}
        value={block.tone}
        onChange={(chosen) => {
          const tone = tones.find(({ value }) => value === chosen);
          if (tone) onChange({ tone: tone.value });
        }}
      />
      <HtmlField
        {...field('html')}
        label="Callout text"
        defaultValue={block.html}
        onChange={(html) => onChange({ html })}
        richText={richText}
      />
    </>
  );
}
