import type { ReactNode } from 'react';
import type { BlockFormProps } from './blockForm.ts';
import { HtmlField } from './HtmlField.tsx';

/** The form of a text block. */
export function TextBlockForm({ block, onChange, field, richText }: BlockFormProps<'text'>): ReactNode {
  return (
    <HtmlField
      {...field('html')}
      label="Lesson text"
      description="Press Alt+F10 to reach the toolbar. Tables stay as they are."
      defaultValue={block.html}
      onChange={(html) => onChange({ html })}
      richText={richText}
    />
  );
}
