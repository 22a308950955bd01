import { describe, expect, it, vi } from 'vitest';
import { dashboardStats } from '../dashboard/dashboardStats.ts';
import { lessonAt, lessonHref, lessonsOf, resumeAt } from '../../../parts/learning/lessons.ts';
import { commandOf } from './usePlayerKeys.ts';
import { createTicks, type ShownTicks } from './ticks.ts';
import { createWriteQueue } from './writeQueue.ts';

const lesson = (lesson_number: number) => ({
  lesson_number,
  lesson_title: `Lesson ${lesson_number}`,
  content: '',
});
const lessons = lessonsOf([
  { module_number: 2, module_title: 'Two', lessons: [lesson(1)] },
  { module_number: 1, module_title: 'One', lessons: [lesson(2), lesson(1)] },
]);
const [first, , last] = lessons.map(({ module_number, lesson_number }) => ({ module_number, lesson_number }));
const at = (module_number: number, lesson_number: number) => ({ module_number, lesson_number });

describe('a course’s lessons', () => {
  it('are in the course’s order across modules, not in the order of their numbers', {
    tags: ['player-order'],
  }, () => {
    expect(lessons.map((placed) => lessonHref('c', placed))).toEqual([
      '/learn/c/2/1',
      '/learn/c/1/2',
      '/learn/c/1/1',
    ]);
    expect(lessons.map(({ module_place }) => module_place)).toEqual([1, 2, 2]);
    expect(lessonAt(lessons, at(1, 2))).toMatchObject({ previous: at(2, 1), next: at(1, 1) });
  });

  it('have none before the first and after the last', { tags: ['player-ends'] }, () => {
    expect(lessonAt(lessons, at(2, 1))?.previous).toBeUndefined();
    expect(lessonAt(lessons, at(1, 1))?.next).toBeUndefined();
    expect(lessonAt(lessons, at(9, 9))).toBeUndefined();
  });

  it('resume at the lesson that was open last, or at the first one', () => {
    expect(resumeAt(lessons, last)).toMatchObject(at(1, 1));
    expect(resumeAt(lessons, at(7, 1))).toMatchObject(at(2, 1));
    expect(resumeAt(lessons, null)).toMatchObject(first ?? {});
    expect(resumeAt([], null)).toBeUndefined();
  });
});

describe('checking off a lesson', () => {
  const ticking = (send: (position: object, isCompleted: boolean) => Promise<void>) => {
    const shown: ShownTicks[] = [];
    const onFailure = vi.fn();
    const change = createTicks({ queue: createWriteQueue(), onChange: (now) => shown.push(now), onFailure });
    const tick = (position: ReturnType<typeof at>, isCompleted: boolean) =>
      change(position, isCompleted, send);
    return { tick, shown, onFailure };
  };

  it('is shown immediately, until the server has responded', async () => {
    const { tick, shown } = ticking(async () => {});
    const done = tick(at(1, 1), true);
    expect(shown.at(-1)?.get('1/1')).toBe(true);
    expect(await done).toBe(true);
    expect(shown.at(-1)?.size).toBe(0);
  });

  it('is reverted and reported when the server refuses it', async () => {
    const { tick, shown, onFailure } = ticking(() => Promise.reject(new Error('No')));
    expect(await tick(at(1, 1), true)).toBe(false);
    expect(shown.at(-1)?.has('1/1')).toBe(false);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('No'));
  });

  it('several times quickly shows the last change, and sends all in order', async () => {
    const sent: boolean[] = [];
    const { tick, shown } = ticking(async (_position, isCompleted) => {
      sent.push(isCompleted);
    });
    const [first, second] = [tick(at(1, 1), true), tick(at(1, 1), false)];
    expect(await first).toBe(false);
    expect(shown.at(-1)?.get('1/1')).toBe(false);
    expect(await second).toBe(true);
    expect(sent).toEqual([true, false]);
  });

  it('works after another change has failed', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('No')).mockResolvedValueOnce(undefined);
    const { tick, onFailure } = ticking(send);
    await Promise.all([tick(at(1, 1), true), tick(at(1, 2), true)]);
    expect(send).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('waiting writes', () => {
  it('are sent immediately, in order and once when the user leaves the page', async () => {
    const queue = createWriteQueue();
    const sent: string[] = [];
    const first = Promise.withResolvers<string>();
    const results = ['first', 'second', 'third'].map((name) =>
      queue.add(() => {
        sent.push(name);
        return name === 'first' ? first.promise : Promise.resolve(name);
      }),
    );
    await Promise.resolve();
    expect(sent).toEqual(['first']);
    queue.flush();
    expect(sent).toEqual(['first', 'second', 'third']);
    first.resolve('first');
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
    queue.flush();
    expect(sent).toHaveLength(3);
  });
});

describe('the player’s keys', () => {
  const press = (key: string, over: object = {}) =>
    commandOf({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      defaultPrevented: false,
      isComposing: false,
      repeat: false,
      target: { closest: () => null },
      ...over,
    });

  it('run these commands', () => {
    expect(['ArrowLeft', 'ArrowRight', 'm', 'O', '?', 'x'].map((key) => press(key))).toEqual([
      'previous',
      'next',
      'tick',
      'outline',
      'help',
      undefined,
    ]);
  });

  // The text box of a code editor is in a shadow root, so the event's target is an element around it.
  it.each(['CheckView', 'ExerciseView', 'PythonLabView', 'SqlLabView'])('do nothing in a %s', (name) => {
    const closest = (selector: string) =>
      selector.split(', ').includes(`[data-component="${name}"]`) ? {} : null;
    expect(press('m', { target: { closest } })).toBeUndefined();
  });

  it('do nothing while the user types, or with the browser’s modifier keys', () => {
    expect(press('m', { target: { closest: () => ({}) } })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('m', { ctrlKey: true })).toBeUndefined();
  });

  it('check off a lesson once, however long the key is pressed', () => {
    expect(press('m', { repeat: true })).toBeUndefined();
  });
});

describe('the dashboard’s numbers', () => {
  const enrollment = (status: 'active' | 'completed' | 'paused', progress: number, hours: number | null) => ({
    status,
    progress,
    course: { hours },
  });

  it('are counts, a sum of the known hours and an average', { tags: ['dashboard-totals'] }, () => {
    const enrollments = [
      enrollment('active', 0, 40),
      enrollment('active', 42, 30),
      enrollment('paused', 0, null),
      enrollment('completed', 100, 60),
    ];
    expect(dashboardStats(enrollments)).toEqual({
      active: 2,
      completed: 1,
      hours: 130,
      withoutHours: 1,
      progress: 36,
    });
  });

  it('are zero without courses', () => {
    expect(dashboardStats([])).toEqual({ active: 0, completed: 0, hours: 0, withoutHours: 0, progress: 0 });
  });
});
