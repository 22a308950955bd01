import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Hands over what stands in a field that was typed or chosen in before its script had come: hydration leaves it there,
 * and the parent's state would write over it with the next change. `value` is what the parent shows there; undefined hands
 * nothing over.
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
  // A press can follow at once, and its handler must know what was typed.
  useLayoutEffect(() => {
    if (isFromHtml) compare();
  }, [isFromHtml]);
}
