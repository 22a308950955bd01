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

/** Times of tooltips in ms. */
export const tooltipTiming = {
  /** From the pointer's arrival until it shows. */
  delay: 700,
  /** After one has hidden, the next shows at once for as long. */
  skipDelay: 300,
  /** From the pointer's leaving until it hides: the way from the control to the tooltip. */
  closeDelay: 150,
} as const;

/** Handlers of the element that a tooltip belongs to. */
export interface TooltipTriggerHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

let shown: { id: string; hide: () => void } | undefined;
let warmUntil = 0;

/** When a tooltip shows and hides; only one shows at a time. */
export function useTooltip(triggerRef: RefObject<HTMLElement | null>): {
  state: TooltipTriggerState;
  handlers: TooltipTriggerHandlers;
} {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press hides it, and the focus that follows the press does not bring it back.
  const isPressed = useRef(false);
  const hideAtOnce = useCallback(() => {
    clearTimeout(timer.current);
    if (shown?.id === id) {
      shown = undefined;
      warmUntil = performance.now() + tooltipTiming.skipDelay;
    }
    setIsOpen(false);
  }, [id]);

  const show = () => {
    clearTimeout(timer.current);
    if (shown?.id !== id) shown?.hide();
    shown = { id, hide: hideAtOnce };
    setIsOpen(true);
  };
  const open = (isImmediate = false) => {
    clearTimeout(timer.current);
    if (isImmediate || isOpen || shown || performance.now() < warmUntil) show();
    else timer.current = setTimeout(show, tooltipTiming.delay);
  };
  const close = (isImmediate = false) => {
    clearTimeout(timer.current);
    if (isImmediate || !isOpen) hideAtOnce();
    else timer.current = setTimeout(hideAtOnce, tooltipTiming.closeDelay);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open.
      event.stopPropagation();
      hideAtOnce();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, hideAtOnce]);
  useEffect(() => hideAtOnce, [hideAtOnce]);

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
