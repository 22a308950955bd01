import { sampleCourse } from '../samples/sample-course.ts';
import { admin, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

let created: string | undefined;
// Other tests count the courses in the catalog.
test.afterEach(async ({ request }) => {
  const { headers } = await callAs(request, admin);
  if (created) await request.delete(`/api/admin/courses/${created}`, { headers });
  created = undefined;
});

test('an admin writes a question with the keyboard, is led to what is missing, approves it, and opens the assessment', {
  tag: '@full',
}, async ({ page }) => {
  const { call } = await callAs(page.request, admin);
  const lesson = { lesson_title: 'Tokens', content: '<p>A model predicts the next token.</p>' };
  const course = await call('POST', '/api/admin/courses', {
    ...sampleCourse,
    title: `Assessed ${Date.now().toString(36)}`,
    modules: [{ module_title: 'Beginnings', lessons: [lesson] }],
    publish: true,
  });
  created = course.id;
  await signInAt(page, admin, `/admin/courses/${course.id}`);
  await pressOn(page, page.getByRole('link', { name: 'Assessment' }));
  await expect(page.getByText('0 questions are approved; at least 20 are needed.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a question' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  await page.keyboard.type('How does a model write?');
  await typeInto(page, page.getByLabel('Text of choice 1'), 'It predicts the next token');
  await typeInto(page, page.getByLabel('Text of choice 2'), 'It looks the answer up');
  await typeInto(page, page.getByLabel('Explanation'), 'One token at a time.');
  await pressOn(page, page.getByRole('button', { name: 'Approve How does a model write?' }));
  await expect(page.getByRole('alert').getByRole('button')).toHaveText([
    /Mark exactly one choice as right$/,
    /Copy the sentence of the lesson that the right answer rests on$/,
  ]);
  await expect(page.getByRole('radio', { name: 'Right for choice 1' })).toBeFocused();
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Sentence of the lesson'), 'A model predicts the next token.');
  await pressOn(page, page.getByRole('button', { name: 'Approve How does a model write?' }));
  await expect(page.getByText('You approve it when you save.')).toBeVisible();

  await page.getByRole('tab', { name: 'Questions' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Questions in an attempt').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await call('GET', `/api/courses/${course.id}`)).toMatchObject({
    assessment: { questions: 1, pass_percent: 73 },
  });

  await page.reload();
  await pressOn(page, page.getByRole('button', { name: /^How does a model write\?/ }));
  await expect(page.getByText(/^Approved by /)).toBeVisible();

  await test.step('a review that fails in the preview keeps the answers', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Draw an attempt' }).click();
    const answer = page.getByRole('radio', { name: 'It predicts the next token' });
    await answer.check();
    await page.route('**/assessment/preview', (route) => route.abort(), { times: 1 });
    const review = page.getByRole('button', { name: 'Show the review with the keys' });
    await review.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(answer).toBeChecked();
    await review.click();
    await expect(page.getByText('1 of 1 answers are right.')).toBeVisible();
    await page.getByRole('tab', { name: 'Questions' }).click();
  });

  await test.step('a withdrawn question stays open, and focus stays near it', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Withdraw How does a model write?' }));
    const dialog = page.getByRole('dialog', { name: 'Withdraw the question “How does a model write?”' });
    await typeInto(page, dialog.getByLabel('Reason'), 'Its key is wrong.');
    await pressOn(page, dialog.getByRole('button', { name: 'Withdraw question' }));
    await expect(page.getByText(/^This question grades nobody anymore\./)).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeFocused();
  });

  await test.step('the statistics say which figures are missing', async () => {
    const other = await page.context().newPage();
    for (const call of ['**/assessment/statistics', '**/api/admin/error-reports?*'])
      await other.route(call, (route) => route.fulfill({ status: 429, json: {} }));
    await other.goto(`/admin/courses/${course.id}/statistics`);
    await expect(toasts(other).getByText('Some figures could not be loaded')).toHaveCount(2);
    await other.close();
  });

  await pressOn(page, page.getByRole('button', { name: 'Duplicate How does a model write?' }));
  await pressOn(page, page.getByRole('button', { name: 'Remove How does a model write?' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();

  await test.step('overwriting another version keeps the question withdrawn that it withdrew', async () => {
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByRole('button', { name: 'Approve How does a model write?' }).click();
    await save.click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const path = `/api/admin/courses/${course.id}/assessment`;
    const { bank } = await call('GET', path);
    await page.getByLabel('Explanation').fill('Token after token.');
    await call('POST', `${path}/questions/${bank[1].id}/withdrawal`, { reason: 'Its key is wrong.' });
    await save.click();
    await page.getByRole('button', { name: 'Overwrite with my changes' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(page.getByText(/^This question grades nobody anymore\./)).toBeVisible();
  });
});
