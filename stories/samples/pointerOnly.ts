/** Returns whether a box scrolls sideways but the keyboard cannot focus it, as axe's `scrollable-region-focusable` does. */
export function isPointerOnly(box: HTMLElement): boolean {
  const { overflowX } = getComputedStyle(box);
  return box.scrollWidth > box.clientWidth && overflowX === 'auto' && !box.hasAttribute('tabindex');
}
