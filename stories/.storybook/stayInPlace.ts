/** Focus that a story takes in its frame must not scroll the documentation page around it. */
export function stayInPlace(): void {
  if (!document.referrer.includes('viewMode=docs')) return;
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(
    HTMLElement.prototype,
    'focus',
  );
  HTMLElement.prototype.focus = function focusInPlace(options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
