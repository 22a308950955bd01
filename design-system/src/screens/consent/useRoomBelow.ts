import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for an element that sticks to the bottom of the window: the page scrolls focused elements above it (WCAG 2.2,
 * 2.4.11 Focus Not Obscured).
 */
export function useRoomBelow<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBlockEnd = `${element.offsetHeight + 16}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.scrollPaddingBlockEnd = '';
    };
  }, []);
  return ref;
}
