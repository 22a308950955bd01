import { type RefCallback, type RefObject, useCallback, useEffect } from 'react';

const tableOf = (button: HTMLElement): HTMLElement | null =>
  button.closest<HTMLElement>('[data-component="DataTable"]');

/**
 * A ref for a row's button. When the button is removed while it has focus, focus moves to the table, and not to the row's
 * other button: a second Enter would start another action.
 */
export function handOverToTable(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const table = tableOf(button);
    queueMicrotask(() => table?.focus());
  };
}

/**
 * A ref for a row's button. When the button is removed while it has focus, focus moves to the row's other button, or to the
 * table if the row is removed too.
 */
export function handOverFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const place = button.parentElement;
    const table = tableOf(button);
    queueMicrotask(() => (place?.isConnected ? place.querySelector('button') : table)?.focus());
  };
}

/**
 * Returns a ref for a button. When the button is removed while it has focus, focus moves to `target`, and not to another
 * button: a second Enter would start another action.
 */
export function useHandOverTo(target: RefObject<HTMLElement | null>): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button) => {
      if (!button) return;
      return () => {
        if (document.activeElement === button) queueMicrotask(() => target.current?.focus());
      };
    },
    [target],
  );
}

/** The frames in which focus may still be lost after a dialog closed: rows are read and rendered again meanwhile. */
const unsettledFrames = 30;

/** Moves focus to `fallback` whenever no element has it in the next frames. */
function keepFocusOn(fallback: RefObject<HTMLElement | null> | undefined, frames = unsettledFrames): void {
  // React Aria restores focus one frame earlier.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) fallback?.current?.focus();
    if (frames > 1) keepFocusOn(fallback, frames - 1);
  });
}

/** Moves focus to `fallback` when a dialog closes and the button that opened it is gone, then or soon after. */
export function useFallbackFocus(fallback: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => () => keepFocusOn(fallback), [fallback]);
}
