/** What somebody does with a course, as it is counted. */
export type CourseEventName = 'view_course' | 'enrollment' | 'generate_course_content';

/** One count: what was done, with which course, on which page. */
export interface CourseEvent {
  name: CourseEventName;
  course: { id: string; title: string };
  path: string;
}

let waiting: CourseEvent[] = [];
let onEvent: (() => void) | undefined;

/**
 * Counts something, if the visitor allows it. A view waits for consent as long as its page is shown; what was done
 * before consent is never told afterwards.
 */
export function reportCourse(name: CourseEventName, { id, title }: CourseEvent['course']): void {
  if (name !== 'view_course' && !onEvent) return;
  const path = location.pathname;
  waiting = [...waiting.filter((event) => event.path === path), { name, course: { id, title }, path }];
  onEvent?.();
}

/** Calls the listener with each event of this page, after whatever else this moment reports; the answer ends that. */
export function listenToEvents(listener: (event: CourseEvent) => void): () => void {
  let isOver = false;
  const drain = () => {
    if (isOver) return;
    const events = waiting.filter((event) => event.path === location.pathname);
    waiting = [];
    for (const event of events) listener(event);
  };
  const mine = () => queueMicrotask(drain);
  onEvent = mine;
  mine();
  return () => {
    isOver = true;
    if (onEvent === mine) onEvent = undefined;
  };
}
