import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Passes a value that the user entered before hydration to `onChange`. Hydration leaves it in the field, but the parent's
 * state would overwrite it with the next change. `value` is the parent's value; if it is `undefined`, nothing is passed.
 */
export function useEarlyInput(
  id: string,
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromHtml] = useState(isHydrating);
  const compare = useEffectEvent(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
    if (value !== undefined && control && control.value !== value) onChange?.(control.value);
  });
  // In a layout effect, because a press can follow immediately and its handler needs the value.
  useLayoutEffect(() => {
    if (isFromHtml) compare();
  }, [isFromHtml]);
}
