import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { CodeField } from './CodeField.tsx';
import { fieldPair } from './CourseEditor.css.ts';

/** The form of a block of code. */
export function CodeBlockForm({ block, onChange, field }: BlockFormProps<'code'>): ReactNode {
  return (
    <>
      <CodeField {...field('code')} label="Code" value={block.code} onChange={(code) => onChange({ code })} />
      <div className={fieldPair}>
        <TextField
          {...field('language')}
          label="Language"
          isRequired={false}
          placeholder="Python"
          value={block.language}
          onChange={(language) => onChange({ language })}
        />
        <TextField
          {...field('caption')}
          label="Caption"
          isRequired={false}
          value={block.caption}
          onChange={(caption) => onChange({ caption })}
        />
      </div>
    </>
  );
}
