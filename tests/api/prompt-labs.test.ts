import { describe, expect, it } from 'vitest';
import { readAllowance, sendPrompt } from '../clients/prompt-run-client.ts';
import { courseWith } from '../samples/sample-blocks.ts';
import { promptLabWith } from '../samples/sample-prompt-lab.ts';
import { create, newCourse, newStudent, readContent } from './course-editing.ts';

const courseOf = (values: object = {}, ids = ['a']) =>
  courseWith(`Prompts ${crypto.randomUUID()}`, [promptLabWith(ids, values)]);

describe('a prompt lab', () => {
  it.each([
    [
      'whose solution misses a criterion',
      { criteria: ['silence'] },
      'solution_prompt',
      /^The model prompt must meet each criterion\. No phrase found that says what to do/,
    ],
    [
      'whose start prompt meets every criterion',
      { start_prompt: promptLabWith(['a']).solution_prompt },
      'start_prompt',
      /^The start prompt meets each criterion already\./,
    ],
  ])('%s can be saved, and is not published', async (_, values, path, message) => {
    const course = courseOf(values);
    expect((await create({ ...course, publish: false })).status).toBe(201);
    expect(await create(course)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: `body.modules.0.lessons.0.blocks.0.${path}`, message: expect.stringMatching(message) },
        ],
      },
    });
  });

  it('cannot be run without a model, and a page knows that before', async () => {
    const { id } = await newCourse(courseOf());
    const { learner } = await newStudent(id);
    const [module] = await readContent(learner, id);
    const blocks_version = module?.lessons[0]?.blocks_version ?? '';
    const lab = {
      course: id,
      block: 'prompt',
      lesson: { module_number: 1, lesson_number: 1, blocks_version },
    };
    expect(await readAllowance(learner)).toMatchObject({ model: null, calls_left: 20 });
    expect(await sendPrompt(learner, lab, 'Summarize the note.')).toMatchObject({
      status: 409,
      body: {
        type: 'urn:redwhiteandcode:problem:no-model',
        detail: 'No model is set up on this platform, so prompts cannot be run.',
      },
    });
    expect(await readAllowance(learner)).toMatchObject({ calls_left: 20 });
  });
});
