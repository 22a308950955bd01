import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { part, partName, programText } from './lab.css.ts';

export interface ProgramTextProps {
  /** What the text is; shown above it. */
  name: string;
  children: string;
  /** Hides the name visually, where a heading says the same. @default false */
  isNameHidden?: boolean | undefined;
  /** Whether it is the message of a mistake. @default false */
  isError?: boolean | undefined;
  /** Shown below the text. */
  note?: ReactNode;
}

/** A text of or for a program, in a box in which it scrolls. */
export function ProgramText({
  name,
  children,
  isNameHidden = false,
  isError = false,
  note,
}: ProgramTextProps): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      {!isNameHidden && (
        <p id={id} className={partName}>
          {name}
        </p>
      )}
      <pre
        {...scrollingBox}
        role="group"
        aria-label={isNameHidden ? name : undefined}
        aria-labelledby={isNameHidden ? undefined : id}
        className={programText}
        data-error={isError || undefined}
      >
        <code>{children}</code>
      </pre>
      {note}
    </div>
  );
}
