/**
 * Keeps a story in a frame of a documentation page from taking focus before the reader uses the frame or runs the
 * story. Later focus does not scroll the page.
 */
export function stayInPlace(): void {
  if (!document.referrer.includes('viewMode=docs')) return;
  const isAtRest = location.search.includes('embed=true');
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(
    HTMLElement.prototype,
    'focus',
  );
  HTMLElement.prototype.focus = function focusInPlace(options?: FocusOptions) {
    if (isAtRest && !document.hasFocus()) return;
    focus.call(this, { ...options, preventScroll: true });
  };
}
