import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../../components/field/TextArea.tsx';
import { codeField } from './blocks.css.ts';

/** A field for several lines of code, which scroll sideways instead of wrapping. */
export function CodeField(props: TextAreaProps): ReactNode {
  return (
    <div className={codeField}>
      <TextArea rows={6} {...props} />
    </div>
  );
}
