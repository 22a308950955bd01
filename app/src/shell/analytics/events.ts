/** The names of the reported events. */
export type CourseEventName = 'view_course' | 'enrollment' | 'generate_course_content';

/** An event that a visitor caused on a course page. */
export interface CourseEvent {
  name: CourseEventName;
  course: { id: string; title: string };
  path: string;
}

let waiting: CourseEvent[] = [];
let onEvent: (() => void) | undefined;

/**
 * Reports an event if the visitor has consented. A view waits for consent while its page is shown; other events before
 * consent are never reported.
 */
export function reportCourse(name: CourseEventName, { id, title }: CourseEvent['course']): void {
  if (name !== 'view_course' && !onEvent) return;
  const path = location.pathname;
  waiting = [...waiting.filter((event) => event.path === path), { name, course: { id, title }, path }];
  onEvent?.();
}

/** Calls the listener with each event on this page, in a microtask. Returns a function that stops listening. */
export function listenToEvents(listener: (event: CourseEvent) => void): () => void {
  let isStopped = false;
  const drain = () => {
    if (isStopped) return;
    const events = waiting.filter((event) => event.path === location.pathname);
    waiting = [];
    for (const event of events) listener(event);
  };
  const schedule = () => queueMicrotask(drain);
  onEvent = schedule;
  schedule();
  return () => {
    isStopped = true;
    if (onEvent === schedule) onEvent = undefined;
  };
}
