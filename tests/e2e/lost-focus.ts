import type { Page } from 'playwright';

type Watched = { lastFocused?: Element | undefined; ignored?: WeakSet<Node> };

/** Makes the page remember the element that last had focus. Runs in the page. */
export function watchFocus(): void {
  const watched = globalThis as Watched;
  const remember = (event: Event) => {
    const focused = event.target as Element;
    if (!watched.ignored?.has(focused)) watched.lastFocused = focused;
  };
  document.addEventListener('focusin', remember);
}

/**
 * Forgets the last focus, and from now on ignores the elements that are in the page: a dialog of the
 * previous story can take focus late, and is then removed with its story. Runs in the page.
 */
export function forgetFocus(): void {
  const watched = globalThis as Watched;
  watched.lastFocused = undefined;
  watched.ignored = new WeakSet(document.querySelectorAll('*'));
}

/** Returns the element that had focus and was removed, if nothing takes focus after it. Runs in the page. */
async function readLostFocus(): Promise<string | undefined> {
  const lostFocus = () => {
    const { lastFocused } = globalThis as Watched;
    const isLost = document.activeElement === document.body && lastFocused?.isConnected === false;
    return isLost ? lastFocused : undefined;
  };
  // A dialog that closes gives focus back in a later frame.
  for (let frame = 0; frame < 10 && lostFocus(); frame++) await new Promise(requestAnimationFrame);
  const lost = lostFocus();
  return lost && `Nothing took focus from the removed ${lost.outerHTML.slice(0, 300)}`;
}

/** Returns what is wrong with the page's focus: keyboard users would start from the top of the page. */
export async function findLostFocus(page: Page): Promise<string[]> {
  const lost = await page.evaluate(readLostFocus);
  return lost === undefined ? [] : [lost];
}
