import { type ReactNode, useEffect, useRef } from 'react';

export interface ResultProps {
  /** The result; empty until the action is complete. */
  children?: ReactNode;
}

/**
 * The place where an action's result replaces its controls. The result is a status, and takes focus when it appears,
 * because the pressed button is gone. A result that was there from the start does not take focus.
 */
export function Result({ children }: ResultProps): ReactNode {
  const place = useRef<HTMLOutputElement>(null);
  const isShown = Boolean(children);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) place.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <output ref={place} tabIndex={isShown ? -1 : undefined} data-component="Result">
      {children}
    </output>
  );
}
