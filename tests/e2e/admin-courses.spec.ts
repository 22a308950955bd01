import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { endElsewhere, newAccount, signInAt, toasts } from './accounts.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

const list = '/admin/courses';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const lessonText = (page: Page) => page.getByRole('textbox', { name: 'Text of the lesson' });
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });

async function asAdmin(request: APIRequestContext) {
  const { access_token } = await (await request.post('/api/auth/sign-in', { data: admin })).json();
  return { authorization: `Bearer ${access_token}` };
}

/** Pastes HTML as from another page. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.press('End');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

let made = 0;
const written = new Set<string>();

// Other tests count what the catalog has.
test.afterEach(async ({ request }) => {
  const headers = await asAdmin(request);
  for (const id of written) await request.delete(`/api/admin/courses/${id}`, { headers });
  written.clear();
});

/** Writes a course that no other test touches, published unless told otherwise. */
async function newCourse(request: APIRequestContext, change: object = {}) {
  const title = `Sample ${Date.now().toString(36)}${made++}`;
  const answer = await request.post('/api/admin/courses', {
    headers: await asAdmin(request),
    data: {
      title,
      description: 'A course of the tests.',
      duration: '4 weeks',
      students: '',
      level: 'Beginner',
      track: 'Technical',
      deduction: '$1,950',
      details: {
        learning_outcomes: ['Read with care'],
        prerequisites: [],
        target_roles: [],
        modules: [],
        instructor_info: { name: '', credentials: '', bio: '' },
      },
      modules: [
        {
          module_title: 'Beginnings',
          lessons: [
            { lesson_title: 'First lesson', content: '<p>First text</p>' },
            { lesson_title: 'Second lesson', content: '<p>Second text</p>' },
          ],
        },
      ],
      publish: true,
      ...change,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const course = (await answer.json()) as { id: string; title: string; version: number };
  written.add(course.id);
  return course;
}

test('the list has its titles, columns and search, and tells drafts apart', async ({ page, request }) => {
  const draft = await newCourse(request, { publish: false });
  await signInAt(page, admin, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Course Management' })).toBeVisible();
  await expect(page.getByText('Manage training courses and content')).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText([/Title/, /Track/, /Level/, /Duration/, /Students/, /Actions/]);
  await expect(rowOf(page, draft.title)).toContainText('Draft');
  await page.getByRole('searchbox', { name: 'Search by title, track or level' }).fill('no such course');
  await expect(page.getByRole('table').getByText('No courses found')).toBeVisible();
  await page.getByRole('searchbox').fill(draft.title);
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(draft.title)]);
});

test('deleting asks, and archives a course that has learners', async ({ page, request }) => {
  const [lonely, loved] = [await newCourse(request), await newCourse(request)];
  const learner = await newAccount(request);
  const session = await (await request.post('/api/auth/sign-in', { data: learner })).json();
  const enrolled = await request.post('/api/enrollments', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { course_id: loved.id },
  });
  expect(enrolled.status()).toBe(201);
  await signInAt(page, admin, list);

  await page.getByRole('button', { name: `Delete course: ${lonely.title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this course?' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, lonely.title)).toBeVisible();
  await page.getByRole('button', { name: `Delete course: ${lonely.title}` }).click();
  await question.getByRole('button', { name: 'Delete course' }).click();
  await expect(toasts(page)).toContainText('Course deleted successfully');
  await expect(rowOf(page, lonely.title)).toHaveCount(0);

  await page.getByRole('button', { name: `Delete course: ${loved.title}` }).click();
  await expect(question).toContainText('1 learner is enrolled: they keep the course');
  await question.getByRole('button', { name: 'Delete course' }).click();
  await expect(toasts(page)).toContainText('Course archived: its learners keep it');
  await expect(rowOf(page, loved.title)).toContainText('Archived');

  await page.goto(`/course/${loved.id}`);
  await expect(page.getByText('This course is no longer open to new learners.')).toBeVisible();
});

test('a course is written, published and played', async ({ page, request }) => {
  await signInAt(page, admin, list);
  await page.getByRole('link', { name: 'Add Course' }).click();
  await expect(page).toHaveURL(`${list}/new`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();

  const title = `Written ${Date.now().toString(36)}`;
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description').fill('What it teaches.');
  await page.getByLabel('Duration').fill('2 weeks');
  await page.getByLabel('Price').fill('$950');
  await page.getByLabel('Learning outcomes').fill('Write a course');
  await tab(page, 'Lessons').click();
  await page.getByRole('button', { name: 'Add a module' }).click();
  await page.getByLabel('Module 1', { exact: true }).fill('Beginnings');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByLabel('Title of the lesson').fill('The only lesson');
  await lessonText(page).fill('The text of the lesson.');
  await paste(lessonText(page), '<p>And</p><h2 onclick="x()">Pasted</h2><script>x()</script>');
  await expect(lessonText(page).getByRole('heading', { name: 'Pasted' })).toBeVisible();
  await tab(page, 'Preview').click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByText('The only lesson').click();
  await expect(page.getByText('The text of the lesson.')).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/written-/);
  const courseId = page.url().split('/').at(-1) ?? '';
  written.add(courseId);
  expect((await request.get(`/api/courses/${courseId}`)).status()).toBe(404);

  await tab(page, 'Details').click();
  await page.getByLabel('Description').fill('What it teaches, and to whom.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  const shown = await (await request.get(`/api/courses/${courseId}`)).json();
  expect(shown).toMatchObject({ title, lesson_count: 1, description: 'What it teaches, and to whom.' });

  await page.goto(`/course/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page.getByText('The text of the lesson.')).toBeVisible();
  await page.getByLabel('Mark complete').check();
  await expect(toasts(page)).toContainText(/certificate/i);
});

test('lessons are put in another order by keyboard, and keep who ticked them', async ({ page, request }) => {
  const course = await newCourse(request);
  const learner = await newAccount(request);
  const session = await (await request.post('/api/auth/sign-in', { data: learner })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  await request.post('/api/enrollments', { headers, data: { course_id: course.id } });
  await request.put(`/api/courses/${course.id}/progress/1/1`, { headers });

  await signInAt(page, admin, `${list}/${course.id}`);
  await tab(page, 'Lessons').click();
  await page.getByRole('button', { name: 'Move First lesson down' }).press('Enter');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByLabel('Title of the lesson').fill('Third lesson');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  // Saved twice without being opened anew, it is still one lesson.
  await page.getByLabel('Title of the lesson').fill('Third and last lesson');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();

  const content = await (await request.get(`/api/courses/${course.id}/content`, { headers })).json();
  expect(content.items[0].lessons).toMatchObject([
    { lesson_number: 2, lesson_title: 'Second lesson' },
    { lesson_number: 1, lesson_title: 'First lesson' },
    { lesson_number: 3, lesson_title: 'Third and last lesson' },
  ]);
  const { items } = await (await request.get(`/api/enrollments?course_id=${course.id}`, { headers })).json();
  expect(items[0]).toMatchObject({ completed_lessons: 1, total_lessons: 3 });
});

test('two who save at once: the second is shown whose version stands, and may save over it', async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Mine');
  const headers = await asAdmin(request);
  const theirs = await (await request.get(`/api/admin/courses/${course.id}`, { headers })).json();
  const data = { ...theirs, description: 'Theirs', publish: true };
  expect((await request.put(`/api/admin/courses/${course.id}`, { headers, data })).status()).toBe(200);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'has changed this course since you opened it' });
  await expect(conflict).toContainText('Demo Admin');
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  await expect(conflict).toHaveCount(0);
  const stored = await (await request.get(`/api/courses/${course.id}`)).json();
  expect(stored.description).toBe('Mine');

  await tab(page, 'History').click();
  await expect(page.getByText('Revision 3')).toBeVisible();
  await page.getByRole('button', { name: 'Restore revision 2' }).click();
  await expect(toasts(page)).toContainText('Revision 2 is the draft now');
  await tab(page, 'Details').click();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs');
  await expect(page.getByText('Learners do not see these changes yet')).toBeVisible();
});

test('an editor without changes of their own sees at once what another has saved', async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await expect(page.getByLabel('Description')).toHaveValue('A course of the tests.');
  const headers = await asAdmin(request);
  const read = await (await request.get(`/api/admin/courses/${course.id}`, { headers })).json();
  const data = { ...read, description: 'Changed elsewhere', publish: true };
  await request.put(`/api/admin/courses/${course.id}`, { headers, data });
  await expect(page.getByLabel('Description')).toHaveValue('Changed elsewhere');
});

test('leaving with unsaved changes asks, and keeps them', async ({ page, request }) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Not saved yet');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: 'Enrollments' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page).toHaveURL(`${list}/${course.id}`);
  await expect(page.getByLabel('Description')).toHaveValue('Not saved yet');
  await page.getByRole('link', { name: 'Enrollments' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/enrollments');
  await page.goto(`${list}/${course.id}`);
  await expect(page.getByLabel('Description')).toHaveValue('A course of the tests.');
});

/** Is sent to sign in, as the session has ended, and signs in there. */
async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fadmin%2Fcourses%2F/);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
}

test.describe('what is not saved when the session ends', () => {
  const note = (page: Page) => page.getByText('Your unsaved changes are back');

  test('is there after signing in again, and can be saved', async ({ page, request }) => {
    const course = await newCourse(request);
    await signInAt(page, admin, `${list}/${course.id}`);
    await page.getByLabel('Description').fill('Written for an hour');
    await tab(page, 'Lessons').click();
    await page.getByRole('button', { name: 'Add a lesson' }).click();
    await page.getByLabel('Title of the lesson').fill('Third lesson');
    await endElsewhere(request, admin);
    await signInAgain(page);

    await expect(page).toHaveURL(`${list}/${course.id}`);
    await expect(page.getByLabel('Description')).toHaveValue('Written for an hour');
    await expect(note(page)).toBeVisible();
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published: learners see this')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    const headers = await asAdmin(request);
    const stored = await (await request.get(`/api/admin/courses/${course.id}`, { headers })).json();
    expect(stored.description).toBe('Written for an hour');
    expect(stored.modules[0].lessons).toMatchObject([
      { lesson_number: 1, lesson_title: 'First lesson' },
      { lesson_number: 2, lesson_title: 'Second lesson' },
      { lesson_number: 3, lesson_title: 'Third lesson' },
    ]);
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('Written for an hour');
    await expect(note(page)).toHaveCount(0);
  });

  test('still asks before it is saved over what another saved meanwhile', async ({ page, request }) => {
    const course = await newCourse(request);
    await signInAt(page, admin, `${list}/${course.id}`);
    await page.getByLabel('Description').fill('Mine');
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await endElsewhere(request, admin);
    await expect(page).toHaveURL(/\/auth/);
    const headers = await asAdmin(request);
    const theirs = await (await request.get(`/api/admin/courses/${course.id}`, { headers })).json();
    const data = { ...theirs, description: 'Theirs', publish: true };
    expect((await request.put(`/api/admin/courses/${course.id}`, { headers, data })).status()).toBe(200);
    await signInAgain(page);

    await expect(page.getByLabel('Description')).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const conflict = page
      .getByRole('alert')
      .filter({ hasText: 'has changed this course since you opened it' });
    await expect(conflict).toBeVisible();
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs');
    await expect(note(page)).toHaveCount(0);
  });

  test('can be discarded, also of a new course', async ({ page, request }) => {
    await signInAt(page, admin, `${list}/new`);
    await page.getByLabel('Title', { exact: true }).fill('Not saved');
    await endElsewhere(request, admin);
    await signInAgain(page);

    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Not saved');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(page.getByRole('heading', { level: 1, name: 'New course' })).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(note(page)).toHaveCount(0);
  });
});

test('who signs out and then stays to write stays signed in', async ({ page, request }) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Not saved yet');
  const signOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await signOut();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  await page.getByRole('link', { name: 'Red White & Code, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Description').fill('Not saved either');
  await signOut();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('what could not be saved stays, with the reason', async ({ page, request }) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Kept');
  await request.delete(`/api/admin/courses/${course.id}`, { headers: await asAdmin(request) });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The course was not saved' })).toContainText(
    'There is no such course.',
  );
  await expect(page.getByLabel('Description')).toHaveValue('Kept');
});

test('the rich text is loaded with the lessons alone', async ({ page, request }) => {
  const course = await newCourse(request);
  const scripts: string[] = [];
  page.on('request', (one) => scripts.push(one.url()));
  await signInAt(page, admin, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Course Management' })).toBeVisible();
  const isEditor = (url: string) => /RichTextEditor/.test(url);
  expect(scripts.filter(isEditor)).toEqual([]);
  await page.goto(`${list}/${course.id}`);
  await tab(page, 'Lessons').click();
  await expect(lessonText(page)).toContainText('First text');
});

/** What axe finds against WCAG 2.2 AA. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the list and the editor are accessible in the ${scheme} theme, at any width`, async ({
    page,
    request,
  }) => {
    // Axe reads six screens.
    test.slow();
    const course = await newCourse(request);
    await page.emulateMedia({ colorScheme: scheme });
    await signInAt(page, admin, list);
    await expect(rowOf(page, course.title)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${list}/${course.id}`);
    for (const name of ['Details', 'Curriculum', 'Lessons', 'Preview', 'History']) {
      await tab(page, name).click();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), name).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBe(0);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
}
