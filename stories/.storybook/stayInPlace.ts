/**
 * A story in a frame of a documentation page leaves the focus where it is until one works in the frame or has it played;
 * the focus that it takes then must not scroll the page around it.
 */
export function stayInPlace(): void {
  if (!document.referrer.includes('viewMode=docs')) return;
  const isStill = location.search.includes('embed=true');
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(
    HTMLElement.prototype,
    'focus',
  );
  HTMLElement.prototype.focus = function focusInPlace(options?: FocusOptions) {
    if (isStill && !document.hasFocus()) return;
    focus.call(this, { ...options, preventScroll: true });
  };
}
