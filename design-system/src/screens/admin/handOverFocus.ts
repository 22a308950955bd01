import { type RefObject, useEffect } from 'react';

/** For a row's button: when it with focus goes, the row's other button gets it; the table, when the row goes too. */
export function handOverFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const place = button.parentElement;
    const table = button.closest<HTMLElement>('[data-component="DataTable"]');
    queueMicrotask(() => (place?.isConnected ? place.querySelector('button') : table)?.focus());
  };
}

/** For a dialog: when it closes and the button that opened it is gone, `fallback` gets the focus. */
export function useFallbackFocus(fallback: RefObject<HTMLElement | null> | undefined): void {
  useEffect(
    () => () => {
      // React Aria gives focus back in the frame before.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) fallback?.current?.focus();
      });
    },
    [fallback],
  );
}
