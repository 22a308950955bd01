import { Button } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';

export interface OpenedPartProps {
  /** The button's label, which then names the part. */
  label: string;
  /** The part, usually a lazy component. */
  children: ReactNode;
}

/** A button that is replaced by a part of the page. The part loads when it is asked for, and then takes focus. */
export function OpenedPart({ label, children }: OpenedPartProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // In a transition, the focused button stays until the part has loaded.
  const [isLoading, load] = useTransition();
  if (isOpen) return <Part label={label}>{children}</Part>;
  return (
    <div>
      <Button variant="neutral" isPending={isLoading} onPress={() => load(() => setIsOpen(true))}>
        {label}
      </Button>
    </div>
  );
}

function Part({ label, children }: OpenedPartProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
