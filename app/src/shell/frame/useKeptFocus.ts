import { useEffect } from 'react';
import { focusable } from './focusPage.ts';

/** The frames after which focus counts as lost: whatever replaces the focused element takes focus before. */
const settledFrames = 4;

/**
 * When the focused element is removed and nothing else takes focus, moves focus to the result of the action or to the
 * heading of the closest part of the page that is still there. Without it, keyboard users start from the top of the page,
 * and screen readers say nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Element[] = [];
    const remember = () => {
      const focused = document.activeElement;
      // A dialog is outside of the page's main part; its button is where focus comes back to.
      if (focused?.closest('main')) path = pathOf(focused);
    };
    // Whoever clicks beside the controls takes focus away on purpose.
    const forget = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && path[0]?.isConnected) path = [];
      });
    const isLost = () => document.activeElement === document.body && path[0]?.isConnected === false;
    let isWaiting = false;
    const restore = () => {
      isWaiting = false;
      if (isLost()) closestPlace(path.filter(({ isConnected }) => isConnected))?.focus();
    };
    const observer = new MutationObserver(() => {
      if (isWaiting || !isLost()) return;
      isWaiting = true;
      afterFrames(settledFrames, restore);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
}

/** Returns an element and its ancestors up to the page's main part. */
function pathOf(element: Element | null): Element[] {
  if (!element) return [];
  return element.matches('main') ? [element] : [element, ...pathOf(element.parentElement)];
}

/** Returns the result or the heading in the first of these elements that has one. */
function closestPlace([part, ...around]: readonly Element[]): HTMLElement | null {
  if (!part) return null;
  const place =
    part.querySelector<HTMLElement>('[data-component="Result"][tabindex]') ??
    part.querySelector<HTMLElement>('h1, h2, h3, h4');
  return place ? focusable(place) : closestPlace(around);
}

function afterFrames(frames: number, run: () => void): void {
  requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, run) : run()));
}
