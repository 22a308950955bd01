import type { ReactNode } from 'react';
import { codeText } from './CodeText.css.ts';

export interface CodeTextProps {
  /** The id or the code. */
  children: ReactNode;
}

/** An id or a piece of code in the monospaced font. */
export function CodeText({ children }: CodeTextProps): ReactNode {
  return (
    <code className={codeText} data-component="CodeText">
      {children}
    </code>
  );
}
