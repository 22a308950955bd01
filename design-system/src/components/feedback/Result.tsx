import { Children, type ReactNode, useEffect, useId, useRef } from 'react';
import { result } from './feedback.css.ts';
import { focusWhenFree } from './focusWhenFree.ts';

export interface ResultProps {
  /** The result; empty until the action is complete. */
  children?: ReactNode;
  /** Tells one result from the next, such as its id, if another one can follow while this one is shown. */
  of?: string | undefined;
}

/**
 * The place where an action's result replaces its controls. The result is a status, and takes focus when it appears,
 * because the pressed button is gone. A result that was there from the start does not take focus. A screen reader says the
 * result once, as the name of what has the focus.
 */
export function Result({ children, of = '' }: ResultProps): ReactNode {
  const id = useId();
  const place = useRef<HTMLOutputElement>(null);
  const current = Children.toArray(children).length > 0 ? of : undefined;
  const shown = useRef(current);
  useEffect(() => {
    const isNew = current !== undefined && current !== shown.current;
    shown.current = current;
    return isNew ? focusWhenFree(place.current) : undefined;
  }, [current]);
  return (
    <output
      ref={place}
      id={id}
      aria-live="off"
      aria-labelledby={current === undefined ? undefined : id}
      tabIndex={current === undefined ? undefined : -1}
      className={result}
      data-component="Result"
    >
      {children}
    </output>
  );
}
