import { type ReactNode, useId } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { part, partName, readText } from './lab.css.ts';

export interface ReadTextProps {
  /** What the text is; shown above it. */
  name: ReactNode;
  children: string;
  /** Hides the name visually, where a heading says the same. @default false */
  isNameHidden?: boolean | undefined;
  /** Shown below the text. */
  note?: ReactNode;
}

/** Plain text for people, in a box in which it scrolls. */
export function ReadText({ name, children, isNameHidden = false, note }: ReadTextProps): ReactNode {
  const id = useId();
  return (
    <div className={part}>
      <p id={id} className={partName} hidden={isNameHidden}>
        {name}
      </p>
      <div {...scrollingBox} role="group" aria-labelledby={id} className={readText}>
        <p>{children}</p>
      </div>
      {note}
    </div>
  );
}
