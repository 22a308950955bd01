import { useEffect, useEffectEvent } from 'react';

/** Reports the unsaved draft of an editor whenever it changes; unmounting reports nothing. */
export function useUnsavedReport<Draft>(
  unsaved: Draft | undefined,
  onChange: ((unsaved: Draft | undefined) => void) | undefined,
): void {
  const report = useEffectEvent((draft: Draft | undefined) => onChange?.(draft));
  useEffect(() => report(unsaved), [unsaved]);
}
