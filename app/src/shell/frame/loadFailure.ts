/** The messages of browsers and of Vite's preloading when a part of the app cannot be loaded. */
const loadFailure =
  /dynamically imported module|importing a module script|unable to preload css|error loading module/i;

/** Whether an error means that a part of the app could not be loaded, not that it has a bug. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && loadFailure.test(error.message);

const storageKey = 'rwc-loaded-anew';
const reloadInterval = 60_000;

/**
 * Returns whether the page may reload itself, because a deployment removes the files that an open page refers to: at most
 * once a minute, so that a file that stays missing does not cause a loop.
 */
export function mayReload(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(storageKey));
    storage().setItem(storageKey, String(now));
    return now - last > reloadInterval;
  } catch {
    // Without storage the page cannot know whether it has reloaded before.
    return false;
  }
}

/** Whether the site responds at all, with any status. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // Browsers do not say why a request got no response.
    return false;
  }
}
