import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isQuoted } from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import { Block, type BlockOf, type CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import { judgeCheck } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { Answer } from '@redwhiteandcode/contract/learning/work.ts';
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
const rightOf = (choices: readonly { id: string; is_right: boolean }[]): Answer => ({
  kind: 'choices',
  ids: idsOf(choices.filter(({ is_right }) => is_right)),
});

/** Returns the right answer, or undefined for a task that is not judged as right or wrong. */
function keyOf(task: CheckTask): Answer | undefined {
  switch (task.kind) {
    case 'one':
    case 'several':
      return rightOf(task.choices);
    case 'mark':
      return rightOf(task.sentences);
    case 'order':
      return { kind: 'choices', ids: idsOf(task.items) };
    case 'match':
      return { kind: 'places', places: Object.fromEntries(task.pairs.map(({ id }) => [id, id])) };
    case 'sort':
      return { kind: 'places', places: Object.fromEntries(task.items.map(({ id, group }) => [id, group])) };
    case 'number':
      return { kind: 'text', text: String(task.value) };
    case 'short':
      return undefined;
  }
}

/** Returns the number of parts that all have to be right. */
const partsOf = (task: CheckTask): number =>
  'items' in task ? task.items.length : 'pairs' in task ? task.pairs.length : 1;

it('finds the banks', () => {
  expect(banks.map(({ courseId }) => courseId)).toContain('ai-literacy-101');
});

describe.each(banks)('the question bank of $courseId', ({ courseId, questions, lessons }) => {
  it('has questions that work and can be graded', () => {
    for (const question of questions) {
      const block: unknown = { ...question, type: 'check', hint: '' };
      expect(checkBlock(Block.parse(block)), question.id).toEqual({});
      expect(judgeCheck(question.task, keyOf(question.task)).state, question.id).toBe('right');
      expect(partsOf(question.task), question.id).toBeLessThanOrEqual(5);
    }
  });

  it('rests each question on a sentence of the lesson to review', () => {
    for (const { id, quote, module_number, lesson_number } of questions) {
      const lesson = lessons.find(
        (other) => other.module_number === module_number && other.lesson_number === lesson_number,
      );
      expect(quote, id).not.toBe('');
      expect(isQuoted(lesson?.content ?? '', quote), id).toBe(true);
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

  it('explains each choice after the answer', () => {
    const choices = questions.flatMap(({ task }) => ('choices' in task ? task.choices : []));
    expect(choices.filter(({ feedback }) => feedback === '')).toEqual([]);
  });

  it('does not give a right choice away by its length', () => {
    const all = questions.flatMap(({ task }) => (task.kind === 'one' ? [task.choices] : []));
    const isLongest = (choices: (typeof all)[number]): boolean => {
      const longest = Math.max(...choices.map(({ text }) => text.length));
      return choices.some(({ is_right, text }) => is_right && text.length === longest);
    };
    const chance = all.reduce((sum, choices) => sum + 1 / choices.length, 0) / all.length;
    expect(all.filter(isLongest).length / all.length).toBeLessThanOrEqual(chance + 0.05);
  });
});
