import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Block, type BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { givesKeysAway, gradedFaults } from '@redwhiteandcode/contract/course/question-rules.ts';
import { judgeCheck, keyOf } from '@redwhiteandcode/contract/learning/check-rules.ts';
import { courseFiles } from './course-files.ts';

type Question = Omit<BlockOf<'check'>, 'type' | 'hint'> & { module_number: number; lesson_number: number };

/** How many questions the design of a course has for each module. */
const questionsByModule: Record<string, number[]> = {
  'ai-literacy-101': [9, 11, 12, 8],
  'ai-fundamentals-for-business': [10, 6, 10, 10, 4],
  'prompt-engineering-mastery': [10, 10, 10, 10],
};

const bankFile = (courseId: string) => new URL(`../data/${courseId}/bank.json`, import.meta.url);
const banks = courseFiles(() => '2026-01-01T00:00:00Z')
  .filter(({ about }) => existsSync(bankFile(about.id)))
  .map(({ about, text }) => ({
    courseId: about.id,
    questions: JSON.parse(readFileSync(bankFile(about.id), 'utf8')) as Question[],
    lessons: text.modules.flatMap(({ module_number, lessons }) =>
      lessons.map((lesson) => ({ module_number, ...lesson })),
    ),
  }));

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

it('finds all banks', () => {
  expect(banks.map(({ courseId }) => courseId).toSorted()).toEqual(Object.keys(questionsByModule).toSorted());
});

describe.each(banks)('the question bank of $courseId', ({ courseId, questions, lessons }) => {
  it('has questions that can be graded, each resting on a sentence of the lesson to review', () => {
    for (const question of questions) {
      const { id, task, module_number, lesson_number } = question;
      expect(Block.safeParse({ ...question, type: 'check', hint: '' }).error, id).toBeUndefined();
      const lesson = lessons.find(
        (other) => other.module_number === module_number && other.lesson_number === lesson_number,
      );
      expect(gradedFaults(question, lesson?.content ?? ''), id).toEqual([]);
      expect(judgeCheck(task, keyOf(task)).state, id).toBe('right');
    }
  });

  it('shares no id with a block of the lessons or another question', () => {
    const ofBlocks = lessons.flatMap(({ blocks = [] }) => idsOf(blocks));
    const ids = idsOf(questions);
    expect(ids.filter((id, at) => ofBlocks.includes(id) || ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has as many questions for each module as its design', () => {
    const modules = [...new Set(lessons.map(({ module_number }) => module_number))];
    const counts = modules.map(
      (number) => questions.filter((question) => question.module_number === number).length,
    );
    expect(counts).toEqual(questionsByModule[courseId]);
  });

  it('does not give a right choice away by its length', () => {
    expect(givesKeysAway(questions.map(({ task }) => task))).toBe(false);
  });
});
