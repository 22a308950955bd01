import { describe, expect, it } from 'vitest';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import type { Block, BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import type { CourseModule } from '../rows/course/modules.ts';
import { refuseUnfinished } from './publishing-rules.ts';

const question: BlockOf<'check'> = {
  id: 'question',
  type: 'check',
  prompt: 'Which?',
  task: { kind: 'short', model_answer: 'This one.' },
  hint: '',
  explanation: 'It is so.',
  quote: '',
};
const moduleWith = (...blocks: Block[]): CourseModule[] => [
  {
    module_number: 1,
    module_title: 'One',
    lessons: [{ lesson_number: 1, lesson_title: 'Sample lesson', content: '', blocks }],
  },
];
const emptied: CourseModule[] = [{ module_number: 1, module_title: 'One', lessons: [] }];

describe('publishing', () => {
  it.each<[string, Block, string, string, string]>([
    [
      'a question without an answer',
      { ...question, task: { kind: 'short', model_answer: '' } },
      'task.model_answer',
      blockMessages.empty,
      'block 2',
    ],
    [
      'a lab that was changed after its check',
      { ...sqlLab, solution_code: 'select 2' },
      'checked',
      blockMessages.unchecked,
      `“${sqlLab.title}”`,
    ],
  ])('refuses %s by its path, and names the lesson and the block', (_, block, path, message, name) => {
    expect(() => refuseUnfinished({ modules: moduleWith(question, block) }, undefined)).toThrow(
      expect.objectContaining({
        status: 400,
        detail: `In the lesson “Sample lesson”, ${name} is not finished. ${message}`,
        errors: [{ path: `body.modules.0.lessons.0.blocks.1.${path}`, message }],
      }) as Error,
    );
  });

  it('accepts blocks that work for a learner', () => {
    expect(() => refuseUnfinished({ modules: moduleWith(question, sqlLab) }, undefined)).not.toThrow();
  });

  const published = { lesson_count: 0 };
  it.each([
    ['a course whose lessons were all deleted', [], { lesson_count: 3 }, courseRules.lessons.none],
    ['an empty module', emptied, published, courseRules.modules.empty],
  ])('refuses %s', (_, modules, row, message) => {
    expect(() => refuseUnfinished({ modules }, row)).toThrow(
      expect.objectContaining({ status: 400, errors: [{ path: 'body.modules', message }] }) as Error,
    );
  });

  it('accepts a course that never had lessons', () => {
    expect(() => refuseUnfinished({ modules: [] }, undefined)).not.toThrow();
    expect(() => refuseUnfinished({ modules: [] }, published)).not.toThrow();
  });
});
