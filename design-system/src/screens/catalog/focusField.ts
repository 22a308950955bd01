const fields = 'input:not([hidden]), textarea, select, [contenteditable="true"]';

/** Returns the field with this id, or the first field or button in the group with this id. */
function fieldOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element || element.matches(`${fields}, button`)) return element;
  return element.querySelector<HTMLElement>(fields) ?? element.querySelector<HTMLElement>('button');
}

function tryFocus(id: string): boolean {
  const field = fieldOf(id);
  field?.focus();
  // The sticky save bar must not cover the field.
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

const isPlaced = (id: string): boolean =>
  document.getElementById(id) !== null || document.getElementById(`${id}-place`) !== null;

/**
 * Focuses the field with this path, or that of the nearest group around it. A rich text field that is still loading gets
 * focus when it appears, unless the user has moved on.
 */
export function focusField(path: string, idOf: (path: string) => string): void {
  let nearest = path;
  while (!isPlaced(idOf(nearest)) && nearest.includes('.')) nearest = nearest.replace(/\.[^.]*$/, '');
  const id = idOf(nearest);
  if (tryFocus(id)) return;
  const place = document.getElementById(`${id}-place`) ?? document.getElementById(id);
  if (!place) return;
  const events = new AbortController();
  const observer = new MutationObserver(() => tryFocus(id) && stop());
  const stop = () => {
    observer.disconnect();
    events.abort();
  };
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, stop, { capture: true, signal: events.signal });
  observer.observe(place, { childList: true, subtree: true });
}
