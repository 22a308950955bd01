import { type ReactNode, useEffect, useState } from 'react';

/**
 * Gives focus back to what had it before the surrounding dialog, if removing the dialog left it nowhere. React Aria tries
 * that once, two frames after the removal. The page behind can still be inert then: it stops being so in a passive effect,
 * which React delays if the dialog is removed after a response. This one is the effect of a child, so it runs later.
 */
export function FocusReturn(): ReactNode {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return;
      if (before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
  return null;
}
