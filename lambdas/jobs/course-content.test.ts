import { describe, expect, it } from 'vitest';
import { Blocks } from '@redwhiteandcode/contract/course/blocks.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
import {
  givesKeysAway,
  leastChecks,
  questionFaults,
} from '@redwhiteandcode/contract/course/question-rules.ts';
import { downloadKindOf } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { checkDownload } from '../src/platform/upload-check/download.ts';
import { courseFiles } from './course-files.ts';

const builtIn = courseFiles(() => '2026-01-01T00:00:00Z');
const courses = builtIn.filter(({ text }) => text.modules.length > 0);
/** Published lessons and those of drafts. */
const lessons = builtIn.flatMap(({ about, text, draft }) =>
  [text, draft]
    .flatMap((each) => each?.modules ?? [])
    .flatMap(({ module_number, lessons: inModule }) =>
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

  it.each(courses)('of $about.id have a figure in both themes and a file to download', ({ text, files }) => {
    const blocks = text.modules.flatMap((module) => module.lessons.flatMap((lesson) => lesson.blocks ?? []));
    const figures = blocks.filter((block) => block.type === 'figure');
    const downloads = blocks.filter((block) => block.type === 'download');
    expect(figures.length).toBeGreaterThanOrEqual(1);
    expect(downloads.length).toBeGreaterThanOrEqual(1);
    for (const { dark_picture } of figures) expect(dark_picture).not.toBeNull();
    expect(files.length).toBe(2 * figures.length + downloads.length);
  });

  it.each(courses)('of $about.id have files to download that the API would accept', async ({ files }) => {
    for (const { key, bytes } of files.filter(({ audience }) => audience === 'private'))
      expect(await checkDownload(bytes, downloadKindOf(key) ?? 'txt')).toEqual(bytes);
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
