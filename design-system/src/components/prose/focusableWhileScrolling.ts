/** The ref of a box that scrolls sideways: keyboard users can focus the box while it does. */
export function focusableWhileScrolling(box: HTMLElement | null): () => void {
  const observer = new ResizeObserver(() => {
    if (!box) return;
    if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  });
  if (box) observer.observe(box);
  return () => observer.disconnect();
}
