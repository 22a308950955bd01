import { type RefObject, useLayoutEffect, useRef } from 'react';

type Edge = 'start' | 'end';

/** The room that each sticky element takes at an edge of the window, in px. */
const rooms: Record<Edge, Map<HTMLElement, number>> = { start: new Map(), end: new Map() };
const properties = { start: 'scrollPaddingBlockStart', end: 'scrollPaddingBlockEnd' } as const;
const gap = 16;

/** Returns the room of an element that sticks to an edge: its distance to the edge, its height, and a gap. */
function roomOf(element: HTMLElement, edge: Edge): number {
  if (element.offsetHeight === 0) return 0;
  const style = getComputedStyle(element);
  const inset = Number.parseFloat(edge === 'start' ? style.insetBlockStart : style.insetBlockEnd);
  return (Number.isNaN(inset) ? 0 : inset) + element.offsetHeight + gap;
}

/** Makes the page scroll focused elements clear of the sticky elements. Without any, the page's styles apply. */
function applyRooms(edge: Edge): void {
  const room = Math.max(0, ...rooms[edge].values());
  document.documentElement.style[properties[edge]] = room > 0 ? `${room}px` : '';
}

/**
 * A ref for an element that sticks to the top or the bottom of the window: the page scrolls focused elements clear of it,
 * whatever its size is (WCAG 2.2, 2.4.11 Focus Not Obscured).
 */
export function useStickyRoom<Element extends HTMLElement>(edge: Edge): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      rooms[edge].set(element, roomOf(element, edge));
      applyRooms(edge);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rooms[edge].delete(element);
      applyRooms(edge);
    };
  }, [edge]);
  return ref;
}
