import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { codeField } from './blocks.css.ts';
import { fieldPair } from './CourseEditor.css.ts';

/** The form of a block of code. */
export function CodeBlockForm({ block, onChange, field }: BlockFormProps<'code'>): ReactNode {
  return (
    <>
      <div className={codeField}>
        <TextArea
          {...field('code')}
          label="Code"
          rows={6}
          value={block.code}
          onChange={(code) => onChange({ code })}
        />
      </div>
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
