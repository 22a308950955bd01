import { describe, expect, it } from 'vitest';
import { Blocks } from '@redwhiteandcode/contract/course/blocks.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { isQuoted } from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
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

  it.each(lessons)('$name asks at least three questions, each resting on a sentence of it', ({ lesson }) => {
    const checks = checksOf(lesson);
    expect(checks.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of checks) {
      expect(quote).not.toBe('');
      expect(isQuoted(lesson.content, quote), quote).toBe(true);
    }
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
    const choices = text.modules.flatMap((module) =>
      module.lessons.flatMap((lesson) =>
        checksOf(lesson).flatMap(({ task }) => (task.kind === 'one' ? [task.choices] : [])),
      ),
    );
    const isLongest = (all: (typeof choices)[number]): boolean => {
      const longest = Math.max(...all.map((choice) => choice.text.length));
      return all.find(({ is_right }) => is_right)?.text.length === longest;
    };
    const chance = choices.reduce((sum, all) => sum + 1 / all.length, 0) / choices.length;
    expect(choices.filter(isLongest).length / choices.length).toBeLessThanOrEqual(chance + 0.05);
  });
});
