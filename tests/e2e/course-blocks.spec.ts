import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { admin, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

let created: string | undefined;
// Other tests count the courses in the catalog.
test.afterEach(async ({ request }) => {
  const { headers } = await callAs(request, admin);
  if (created) await request.delete(`/api/admin/courses/${created}`, { headers });
  created = undefined;
});

test('an author adds a question to a lesson with the keyboard, is led to what is missing, and publishes it', async ({
  page,
}) => {
  const { call } = await callAs(page.request, admin);
  const course = await call('POST', '/api/admin/courses', {
    ...sampleCourse,
    title: `Blocks ${Date.now().toString(36)}`,
    modules: [{ module_title: 'Beginnings', lessons: [sampleLesson('The lesson')] }],
    publish: true,
  });
  created = course.id;
  await signInAt(page, admin, `/admin/courses/${course.id}`);
  await page.getByRole('tab', { name: 'Details', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Lesson text' })).toContainText('The lesson');

  await page.getByRole('button', { name: 'Add a block: Check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question')).toBeFocused();
  await page.keyboard.type('How does a model write?');
  await tabTo(page, page.getByLabel('Text of choice 1'));
  await page.keyboard.type('It predicts the next token');
  await tabTo(page, page.getByLabel('Explanation'));
  await page.keyboard.type('One token at a time.');

  await page.getByRole('button', { name: 'Publish changes' }).focus();
  await page.keyboard.press('Enter');
  const problems = page.getByRole('alert').filter({ hasText: 'Fix these 2 problems first' });
  await expect(problems.getByRole('button')).toHaveText([
    'The lesson, Check: Mark exactly one choice as right',
    'The lesson, Check: Fill in this text',
  ]);
  await expect(page.getByRole('radio', { name: 'Right for choice 1' })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Text of choice 2'));
  await expect(page.getByLabel('Text of choice 2')).toHaveAccessibleDescription('Fill in this text');
  await page.keyboard.type('It looks the answer up');
  await page.getByRole('button', { name: 'Publish changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  await page.getByRole('button', { name: 'Preview this lesson' }).focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'How does a model write?' });
  await preview.getByRole('radio', { name: 'It predicts the next token' }).focus();
  await page.keyboard.press('Space');
  await preview.getByRole('button', { name: 'Check answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByText('One token at a time.')).toBeVisible();

  const stored = await call('GET', `/api/admin/courses/${course.id}`);
  expect(stored.modules[0].lessons[0].blocks).toMatchObject([
    { id: 'text', type: 'text' },
    {
      id: expect.stringMatching(/^[a-z0-9]{10}$/),
      type: 'check',
      prompt: 'How does a model write?',
      task: {
        kind: 'one',
        choices: [
          { id: 'a', text: 'It predicts the next token', is_right: true },
          { id: 'b', text: 'It looks the answer up', is_right: false },
        ],
      },
      explanation: 'One token at a time.',
    },
  ]);
});
