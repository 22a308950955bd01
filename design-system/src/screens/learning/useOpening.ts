import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from the screen something opens. */
const distance = '200px';

/** Opens something when it comes near the screen, or earlier on request. `place` is the focusable element around it. */
export function useOpening() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    const hadFocus = place.current?.contains(document.activeElement) === true;
    flushSync(() => setIsOpen(true));
    // The button with the focus has disappeared.
    if (hadFocus) place.current?.focus({ preventScroll: true });
  };
  const onNear = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) open();
  });
  useEffect(() => {
    if (isOpen || !place.current) return undefined;
    const observer = new IntersectionObserver(onNear, { rootMargin: distance });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return { place, isOpen, open };
}
