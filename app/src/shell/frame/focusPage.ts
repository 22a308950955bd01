/** Makes an element focusable by script. */
export function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}

/** Moves the focus to the page's heading, as after a navigation. */
export function focusPage(): void {
  const main = document.getElementById('main');
  focusable(main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
}
