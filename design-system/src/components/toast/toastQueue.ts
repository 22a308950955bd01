/** A message that comes and goes. */
export interface ToastOptions {
  /** What happened, in a line. */
  title: string;
  /** What to know or to do. */
  description?: string | undefined;
  /** `danger` interrupts the screen reader, the others wait. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** A toast with an action stays until it is dismissed or acted on. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A toast in the queue; ids are unique for the page's life. */
export interface QueuedToast extends ToastOptions {
  id: number;
}

/** How many toasts show at once. */
export const visibleCount = 3;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message, after those that came before it, and answers its id for `dismissToast`. It replaces one with the same
 * title, description and tone; where there is no room, the oldest one without an action gives way.
 */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const others = queue.filter((queued) => !isSame(queued, options));
  const oldestTimed = others.find(({ action }) => action === undefined);
  const kept = others.length < visibleCount ? others : others.filter((queued) => queued !== oldestTimed);
  replaceQueue([...kept, { ...options, id: lastId }]);
  return lastId;
}

function isSame(one: ToastOptions, other: ToastOptions): boolean {
  const { title, description, tone = 'info' } = one;
  return title === other.title && description === other.description && tone === (other.tone ?? 'info');
}

/** Takes a message away, shown or waiting; an unknown id changes nothing. */
export function dismissToast(id: number): void {
  replaceQueue(queue.filter((queued) => queued.id !== id));
}

/**
 * All messages, oldest first; the same array until something changes. The newest `visibleCount` show; an older one, which
 * has an action, waits until one of them leaves.
 */
export function readToasts(): readonly QueuedToast[] {
  return queue;
}

/** Calls the listener after every change, until the answer is called. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
