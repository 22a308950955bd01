import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element's content is wider than the element; undefined until it was measured. */
export function useOverflow(element: RefObject<HTMLElement | null>): 'none' | 'inline' | undefined {
  const [overflow, setOverflow] = useState<'none' | 'inline'>();
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const isWider = content.getBoundingClientRect().width > box.clientWidth + 1;
      setOverflow(isWider ? 'inline' : 'none');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [element]);
  return overflow;
}
