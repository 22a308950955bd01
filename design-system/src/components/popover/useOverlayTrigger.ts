import { type ReactElement, type RefCallback, type RefObject, useId, useRef, useState } from 'react';
import { attachTrigger, type OverlayTrigger, type OverlayTriggerProps } from './overlayTrigger.ts';
import { useTriggerTheme } from './useTriggerTheme.ts';

export interface OverlayOpenProps {
  /** Whether it is open, where the parent keeps the state. */
  isOpen?: boolean | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export interface OverlayTriggerState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The trigger's id, to name the overlay by. */
  triggerId: string;
  /** For what floats at the trigger: gives it the trigger's theme. */
  overlayRef: RefCallback<HTMLElement>;
  /** The overlay's id, for `aria-controls`. */
  overlayId: string;
  /** The trigger with what makes it open and close the overlay. */
  attach: (trigger: OverlayTrigger, props?: OverlayTriggerProps) => ReactElement;
}

/** Opens an overlay from a trigger; open or not is kept here or, with `isOpen`, by the parent. */
export function useOverlayTrigger(
  { isOpen: controlled, onOpenChange }: OverlayOpenProps,
  kind: 'menu' | 'dialog',
): OverlayTriggerState {
  const [own, setOwn] = useState(false);
  const isOpen = controlled ?? own;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const overlayId = useId();
  const setOpen = (next: boolean) => {
    // Safari does not focus a button that is pressed, and focus returns to what had it.
    if (next) triggerRef.current?.focus();
    setOwn(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  return {
    isOpen,
    setOpen,
    triggerRef,
    triggerId,
    overlayRef: useTriggerTheme(triggerRef),
    overlayId,
    attach: (trigger, props) =>
      attachTrigger(trigger, {
        id: triggerId,
        ref: triggerRef,
        onPress: () => setOpen(!isOpen),
        'aria-haspopup': kind,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? overlayId : undefined,
        ...props,
      }),
  };
}
