/** A temporary message. */
export interface ToastOptions {
  /** What happened, in one line. */
  title: string;
  /** The details, or what to do. */
  description?: string | undefined;
  /** `danger` interrupts the screen reader; the others wait. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Not announced, because focus moves to what says the same, or that is announced. @default false */
  isSilent?: boolean | undefined;
  /** A button; a toast with an action stays until the action is pressed or the toast is dismissed. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A toast in the queue, with an id that is unique until the page is reloaded. */
export interface QueuedToast extends ToastOptions {
  id: number;
}

/** The number of toasts that are shown at the same time. */
export const visibleCount = 3;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message after the earlier ones and returns its id for `dismissToast`. It replaces a message with the same title,
 * description and tone, except that each success is shown; if there are too many messages, it replaces the oldest one
 * without an action.
 */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const others = options.tone === 'success' ? queue : queue.filter((queued) => !isSame(queued, options));
  const oldestTimed = others.find(({ action }) => action === undefined);
  const remaining = others.length < visibleCount ? others : others.filter((queued) => queued !== oldestTimed);
  replaceQueue([...remaining, { ...options, id: lastId }]);
  return lastId;
}

function isSame(one: ToastOptions, other: ToastOptions): boolean {
  const { title, description, tone = 'info' } = one;
  return title === other.title && description === other.description && tone === (other.tone ?? 'info');
}

/** Removes a message, shown or hidden; an unknown id changes nothing. */
export function dismissToast(id: number): void {
  replaceQueue(queue.filter((queued) => queued.id !== id));
}

/**
 * Returns all messages, oldest first, as the same array until something changes. The newest `visibleCount` are shown; an
 * older one, which has an action, is hidden until one of them is removed.
 */
export function readToasts(): readonly QueuedToast[] {
  return queue;
}

/** Calls the listener after every change; returns a function that ends the subscription. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
