import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { TooltipTriggerState } from 'react-aria-components/Tooltip';

/** The timing of tooltips in ms. */
export const tooltipTiming = {
  /** From the start of hovering until the tooltip is shown. */
  delay: 700,
  /** After a tooltip is hidden, how long the next one is shown without a delay. */
  skipDelay: 300,
  /** From the end of hovering until the tooltip is hidden, so that the pointer can move to the tooltip. */
  closeDelay: 150,
} as const;

/** The event handlers for a tooltip's control. */
export interface TooltipTriggerHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

let shown: { id: string; hide: () => void } | undefined;
let skipDelayUntil = 0;

/** Shows and hides a tooltip; only one is shown at a time. */
export function useTooltip(triggerRef: RefObject<HTMLElement | null>): {
  state: TooltipTriggerState;
  handlers: TooltipTriggerHandlers;
} {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press hides the tooltip, and the focus that follows the press does not show it again.
  const isPressed = useRef(false);
  const hideImmediately = useCallback(() => {
    clearTimeout(timer.current);
    if (shown?.id === id) {
      shown = undefined;
      skipDelayUntil = performance.now() + tooltipTiming.skipDelay;
    }
    setIsOpen(false);
  }, [id]);

  const show = () => {
    clearTimeout(timer.current);
    if (shown?.id !== id) shown?.hide();
    shown = { id, hide: hideImmediately };
    setIsOpen(true);
  };
  const open = (isImmediate = false) => {
    clearTimeout(timer.current);
    if (isImmediate || isOpen || shown || performance.now() < skipDelayUntil) show();
    else timer.current = setTimeout(show, tooltipTiming.delay);
  };
  const close = (isImmediate = false) => {
    clearTimeout(timer.current);
    if (isImmediate || !isOpen) hideImmediately();
    else timer.current = setTimeout(hideImmediately, tooltipTiming.closeDelay);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A surrounding dialog stays open.
      event.stopPropagation();
      hideImmediately();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, hideImmediately]);
  useEffect(() => hideImmediately, [hideImmediately]);

  return {
    state: { isOpen, open, close, shouldSkipAnimation: false },
    handlers: {
      onPointerEnter: (event) => {
        isPressed.current = false;
        if (event.pointerType !== 'touch') open();
      },
      onPointerLeave: () => triggerRef.current?.matches(':focus-visible') || close(),
      onPointerDown: () => {
        isPressed.current = true;
        close(true);
      },
      onFocus: (event) => {
        if (!isPressed.current && event.target.matches(':focus-visible')) open(true);
      },
      onBlur: () => {
        isPressed.current = false;
        close(true);
      },
    },
  };
}
