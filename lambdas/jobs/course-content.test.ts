import { describe, expect, it } from 'vitest';
import { Blocks } from '@redwhiteandcode/contract/course/blocks.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
import {
  givesKeysAway,
  leastChecks,
  questionFaults,
} from '@redwhiteandcode/contract/course/question-rules.ts';
import { courseFiles } from './course-files.ts';

const courses = courseFiles(() => '2026-01-01T00:00:00Z').filter(({ text }) => text.modules.length > 0);
const lessons = courses.flatMap(({ about, text }) =>
  text.modules.flatMap(({ module_number, lessons: inModule }) =>
    inModule.map((lesson) => ({ name: `${about.id} ${module_number}-${lesson.lesson_number}`, lesson })),
  ),
);
const checksOf = ({ blocks = [] }: LessonText) => blocks.filter((block) => block.type === 'check');

describe('the built-in lessons', () => {
  it.each(lessons)('$name has blocks that work', ({ lesson }) => {
    const blocks = lesson.blocks ?? [];
    expect(Blocks.safeParse(blocks).error).toBeUndefined();
    expect(checkBlocks(blocks)).toEqual({});
  });

  it.each(lessons)('$name asks enough good questions, each resting on a sentence of it', ({ lesson }) => {
    const checks = checksOf(lesson);
    expect(checks.length).toBeGreaterThanOrEqual(leastChecks);
    for (const check of checks) expect(questionFaults(check, lesson.content), check.id).toEqual([]);
  });

  it('have two exercises in each module', () => {
    for (const { about, text } of courses) {
      for (const { module_title, lessons: inModule } of text.modules) {
        const blocks = inModule.flatMap((lesson) => lesson.blocks ?? []);
        const exercises = blocks.filter(({ type }) => type === 'exercise').length;
        expect(exercises, `${about.id}: ${module_title}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it.each(courses)('of $about.id share no block ids', ({ text }) => {
    const ids = text.modules.flatMap((module) =>
      module.lessons.flatMap(({ blocks = [] }) =>
        blocks.flatMap(({ type, id }) => (type === 'text' ? [] : [id])),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(courses)('of $about.id do not give a right choice away by its length', ({ text }) => {
    const checks = text.modules.flatMap((module) => module.lessons.flatMap(checksOf));
    expect(givesKeysAway(checks.map(({ task }) => task))).toBe(false);
  });
});
