/** The ref of a box that scrolls: keyboard users can focus the box while it does. */
export function focusableWhileScrolling(box: HTMLElement | null): () => void {
  const update = () => {
    if (!box) return;
    // A height that is no whole number of pixels can be rounded up by one.
    const isHigher = box.scrollHeight > box.clientHeight + 1;
    if (box.scrollWidth > box.clientWidth || isHigher) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  if (box) {
    update();
    observer.observe(box);
    // A font that loads later makes the content wider, but not the box.
    for (const content of box.children) observer.observe(content);
  }
  return () => observer.disconnect();
}

/** The props of a box that scrolls. Before scripts run it can be focused, because it may scroll. */
export const scrollingBox = { ref: focusableWhileScrolling, tabIndex: 0 };
