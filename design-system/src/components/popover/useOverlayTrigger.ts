import { type ReactElement, type RefCallback, type RefObject, useId, useRef, useState } from 'react';
import { attachTrigger, type OverlayTrigger, type OverlayTriggerProps } from './overlayTrigger.ts';
import { useTriggerTheme } from './useTriggerTheme.ts';

export interface OverlayOpenProps {
  /** Whether the overlay is open, if the parent controls it. */
  isOpen?: boolean | undefined;
  /** Called with the new state when the overlay opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export interface OverlayTriggerState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The trigger's id, which names the overlay. */
  triggerId: string;
  /** The ref of the overlay, which gets the trigger's theme. */
  overlayRef: RefCallback<HTMLElement>;
  /** The overlay's id, for `aria-controls`. */
  overlayId: string;
  /** Returns the trigger with the props that open and close the overlay. */
  attach: (trigger: OverlayTrigger, props?: OverlayTriggerProps) => ReactElement;
}

/** Opens and closes an overlay from its trigger; the state is internal or, with `isOpen`, the parent's. */
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
    // Safari does not focus a pressed button, but focus must return to it later.
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
