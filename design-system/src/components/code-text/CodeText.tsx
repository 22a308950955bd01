import type { ReactNode } from 'react';
import { codeText } from './CodeText.css.ts';

export interface CodeTextProps {
  /** The id or code. */
  children: ReactNode;
}

/** An id or a piece of code, in the mono face. */
export function CodeText({ children }: CodeTextProps): ReactNode {
  return (
    <code className={codeText} data-component="CodeText">
      {children}
    </code>
  );
}
