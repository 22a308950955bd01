/** What browsers, and Vite's preloading, say when a part of the app does not come. */
const loadFailure =
  /dynamically imported module|importing a module script|unable to preload css|error loading module/i;

/** Whether an error means that a part of the app could not be loaded, and not that it broke. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && loadFailure.test(error.message);

const storageKey = 'rwc-loaded-anew';
const shortest = 60_000;

/**
 * Whether the document should be loaded anew by itself: a deployment takes away the parts that an open page names. Once a
 * minute at most, so that a part that stays missing leads to no circle.
 */
export function mayLoadAnew(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(storageKey));
    storage().setItem(storageKey, String(now));
    return now - last > shortest;
  } catch {
    // Without storage nothing tells the first time from the second.
    return false;
  }
}

/** Whether the site answers at all, whatever it says. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // Nothing came back; why, no browser tells.
    return false;
  }
}
