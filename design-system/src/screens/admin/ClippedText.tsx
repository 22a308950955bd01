import type { ReactNode } from 'react';
import { clip, clipTwo } from './AdminTablePage.css.ts';

export interface ClippedTextProps {
  /** The full text, which stays in the page: copying and screen readers get all of it, and hovering shows it. */
  text: string;
  /** The number of lines after which the text ends with an ellipsis. @default 1 */
  lines?: 1 | 2 | undefined;
  /** A link with the text; while it has focus, the full text shows. @default the text */
  children?: ReactNode;
}

/** A text of a table's cell that is cut off at the end instead of in the middle of words. Cards show it in full. */
export function ClippedText({ text, lines = 1, children = text }: ClippedTextProps): ReactNode {
  return (
    <span className={lines === 1 ? clip : clipTwo} title={text}>
      {children}
    </span>
  );
}
