import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Returns a ref for an overlay, which is rendered at the end of the body: it sets the theme of the page section that
 * contains the trigger.
 */
export function useTriggerTheme(triggerRef: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (overlay: HTMLElement | null) => {
      const themed = triggerRef.current?.closest<HTMLElement>('[data-theme]');
      // The overlay inherits the theme of the page, which can change while it is open.
      if (overlay && themed && themed !== document.documentElement) {
        overlay.dataset['theme'] = themed.dataset['theme'];
      }
    },
    [triggerRef],
  );
}
