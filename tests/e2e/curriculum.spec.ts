import { signIn } from '../clients/api-client.ts';
import { newUnwrittenCourse } from '../clients/generation-client.ts';
import { openGenerated } from '../clients/course-review.ts';
import { admin, newAccount, signInAt, toasts } from './accounts.ts';
import { expect, ownPlatformTest as test } from './test.ts';

test('a course without details is generated without a model, says so, and opens after an admin has reviewed it', {
  tag: ['@full', '@course-generation', '@generation-success'],
}, async ({ page, request, browser, baseURL }) => {
  const staff = await signIn(baseURL ?? '', admin.email, admin.password);
  const title = 'Sorting Mail with AI';
  const course = await newUnwrittenCourse(staff, { title });
  await signInAt(page, await newAccount(request), `/course/${course}`);
  await page.getByRole('button', { name: 'Generate AI-Powered Course Content' }).click();
  await expect(toasts(page).getByText('Course content generated successfully')).toBeVisible();
  await expect(toasts(page).getByText('Success!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Curriculum' })).toBeVisible();
  const place = page.locator(':focus');
  await expect(place).toContainText('Curriculum');
  await expect(page.getByRole('main').and(place)).toHaveCount(0);
  await expect(page.getByText(/no model was used\. Enrollment figures/)).toBeVisible();
  await expect(page.getByText('AI-generated course guide')).toBeVisible();

  await expect(page.getByText('Draft, not reviewed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0);

  const editor = await browser.newPage({ baseURL });
  await signInAt(editor, admin, `/admin/courses/${course}`);
  await editor.getByRole('button', { name: 'Review and open' }).click();
  await expect(editor.getByText(/as a template composed them, without a model/)).toBeVisible();
  await editor.close();
  const edit = (html: string) => `<p>Checked by hand.</p>${html}`;
  const outcomes = ['Name a task that a machine can do.'];
  expect((await openGenerated(staff, course, { edit, outcomes })).status).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `What ${title} is for` })).toBeVisible();
  const lesson = page.getByRole('article');
  await expect(lesson.locator('header').getByText('Draft outline, no model used')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'AI-generated' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The words and parts you will meet' }),
  ).toBeVisible();
});

test('the labs of a generated course are checked in the editor before the course opens', {
  tag: ['@full', '@course-generation'],
}, async ({ page, baseURL }) => {
  const staff = await signIn(baseURL ?? '', admin.email, admin.password);
  const title = 'Analyses with Python and SQL';
  const description =
    'Start from spreadsheets and finish with Python analyses you can defend: cleaning data, SQL queries, and charts.';
  const course = await newUnwrittenCourse(staff, { title, description, track: 'Technical' });
  const job = `/api/courses/${course}/generation`;
  await staff.send('POST', job);
  await expect.poll(async () => (await staff.send('GET', job)).body.status).toBe('published');
  const edit = (html: string) => `<p>Checked by hand.</p>${html}`;
  const outcomes = ['Compare a system with its baseline.'];
  const draft = { edit, outcomes, isChecked: false, publish: false };
  expect((await openGenerated(staff, course, draft)).status).toBe(200);

  await signInAt(page, admin, '/admin/generations');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
    '2 labs, which an author checks before the course opens',
  );
  await page.goto('/admin/courses');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Publish course', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish course' }).click();
  await expect(page.getByRole('alert')).toContainText('Review and open it in the editor.');

  await page.goto(`/admin/courses/${course}`);
  const open = page.getByRole('button', { name: 'Review and open' });
  const check = page.getByRole('button', { name: 'Check this lab', exact: true });
  const passed = page.getByText('The solution passes and the start code does not.');
  await open.click();
  await expect(page.getByRole('alert')).toContainText('Fix these 2 problems first');
  await expect(
    page.getByRole('button', {
      name: 'Testing spreadsheets and Python analyses, Python lab: Check this lab',
    }),
  ).toBeVisible();
  await expect(check).toBeFocused();
  await page.keyboard.press('Enter');
  // The browser loads Python, and then SQLite.
  await expect(passed).toBeVisible({ timeout: 60_000 });
  await open.click();
  await expect(page.getByLabel('Lesson title')).toHaveValue('Testing cleaning data and SQL queries');
  await expect(check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(passed).toBeVisible({ timeout: 60_000 });
  await open.click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
});
