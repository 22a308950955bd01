import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The state of a button and its panel; spread `rootProps` on the element around both. */
export interface Menu {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Closes the panel and moves focus to the button. */
  leave: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  rootProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Opens and closes a panel below its button. Escape closes it and returns focus; leaving it also closes it. */
export function useMenu(): Menu {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const leave = () => {
    triggerRef.current?.focus();
    close();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close,
    leave,
    triggerRef,
    rootProps: {
      ref: root,
      onKeyDown: (event) => {
        if (event.key === 'Escape' && isOpen) leave();
      },
      onBlur: (event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
  };
}
