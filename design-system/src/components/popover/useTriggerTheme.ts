import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * A ref for what floats at a trigger: it stands at the end of the body and takes the theme of the part of the page that
 * the trigger stands in.
 */
export function useTriggerTheme(triggerRef: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (overlay: HTMLElement | null) => {
      const themed = triggerRef.current?.closest<HTMLElement>('[data-theme]');
      // The page's own theme may change while it is open, and reaches it by itself.
      if (overlay && themed && themed !== document.documentElement) {
        overlay.dataset['theme'] = themed.dataset['theme'];
      }
    },
    [triggerRef],
  );
}
