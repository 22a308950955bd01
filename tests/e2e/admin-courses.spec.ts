import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { endElsewhere, newAccount, signInAt, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { findEverywhere } from './judge.ts';
import { admin } from './person.ts';
import { expect, test } from './test.ts';

const list = '/admin/courses';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const lessonText = (page: Page) => page.getByRole('textbox', { name: 'Text of the lesson' });
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });

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
  const { headers } = await callAs(request, admin);
  for (const id of written) await request.delete(`/api/admin/courses/${id}`, { headers });
  written.clear();
});

interface Course {
  id: string;
  title: string;
  version: number;
}

/** Writes a course that no other test touches, published unless told otherwise. */
async function newCourse(request: APIRequestContext, change: object = {}): Promise<Course & Caller> {
  const caller = await callAs(request, admin);
  const course: Course = await caller.call('POST', '/api/admin/courses', {
    title: `Sample ${Date.now().toString(36)}${made++}`,
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
  });
  written.add(course.id);
  return { ...caller, ...course };
}

/** Publishes another description, as another admin would. */
async function changeElsewhere(request: APIRequestContext, { id }: Course, description: string) {
  const { call } = await callAs(request, admin);
  const read = await call('GET', `/api/admin/courses/${id}`);
  await call('PUT', `/api/admin/courses/${id}`, { ...read, description, publish: true });
}

/** A new learner who is enrolled in the course. */
async function newLearner(request: APIRequestContext, { id }: Course): Promise<Caller> {
  const learner = await callAs(request, await newAccount(request));
  await learner.call('POST', '/api/enrollments', { course_id: id });
  return learner;
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click();
const published = (page: Page) => page.getByText('Published: learners see this');
const conflictOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'has changed this course since you opened it' });

test('courses are listed and searched, and deleted after a question or archived if they have learners', async ({
  page,
  request,
}) => {
  const lonely = await newCourse(request, { publish: false });
  const loved = await newCourse(request);
  await newLearner(request, loved);
  await signInAt(page, admin, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Course Management' })).toBeVisible();
  await expect(page.getByText('Manage training courses and content')).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText([/Title/, /Track/, /Level/, /Duration/, /Students/, /Actions/]);
  const search = page.getByRole('searchbox', { name: 'Search by title, track or level' });
  await search.fill('no such course');
  await expect(page.getByRole('table').getByText('No courses found')).toBeVisible();
  await search.fill(lonely.title);
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(lonely.title)]);
  await expect(rowOf(page, lonely.title)).toContainText('Draft');

  const remove = (title: string) => page.getByRole('button', { name: `Delete course: ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this course?' });
  await remove(lonely.title);
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, lonely.title)).toBeVisible();
  await remove(lonely.title);
  await question.getByRole('button', { name: 'Delete course' }).click();
  await expect(toasts(page)).toContainText('Course deleted successfully');
  await expect(rowOf(page, lonely.title)).toHaveCount(0);

  await search.fill(loved.title);
  await remove(loved.title);
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
  await expect(published(page)).toBeVisible();
  const shown = await (await request.get(`/api/courses/${courseId}`)).json();
  expect(shown).toMatchObject({ title, lesson_count: 1, description: 'What it teaches, and to whom.' });

  await page.goto(`/course/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page.getByText('The text of the lesson.')).toBeVisible();
  await page.getByLabel('Mark complete').check();
  await expect(toasts(page)).toContainText(/certificate/i);
});

test('lessons are reordered by keyboard, and keep the ticks of learners', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  const { call } = await newLearner(request, course);
  await call('PUT', `/api/courses/${course.id}/progress/1/1`);

  await signInAt(page, admin, `${list}/${course.id}`);
  await tab(page, 'Lessons').click();
  await page.getByRole('button', { name: 'Move First lesson down' }).press('Enter');
  await publish(page);
  await expect(published(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByLabel('Title of the lesson').fill('Third lesson');
  await publish(page);
  await expect(published(page)).toBeVisible();
  // Saved twice without being opened again, it is still one lesson.
  await page.getByLabel('Title of the lesson').fill('Third and last lesson');
  await publish(page);
  await expect(published(page)).toBeVisible();

  const content = await call('GET', `/api/courses/${course.id}/content`);
  expect(content.items[0].lessons).toMatchObject([
    { lesson_number: 2, lesson_title: 'Second lesson' },
    { lesson_number: 1, lesson_title: 'First lesson' },
    { lesson_number: 3, lesson_title: 'Third and last lesson' },
  ]);
  const { items } = await call('GET', `/api/enrollments?course_id=${course.id}`);
  expect(items[0]).toMatchObject({ completed_lessons: 1, total_lessons: 3 });
});

test('an admin is told that another one saved first, may save over it, and may restore the other version', async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Mine');
  await changeElsewhere(request, course, 'Theirs');

  await publish(page);
  const conflict = conflictOf(page);
  await expect(conflict).toContainText('Demo Admin');
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(published(page)).toBeVisible();
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

test('an editor without own changes shows at once what another admin saves', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await expect(page.getByLabel('Description')).toHaveValue('A course of the tests.');
  await changeElsewhere(request, course, 'Changed elsewhere');
  await expect(page.getByLabel('Description')).toHaveValue('Changed elsewhere');
});

test('leaving with unsaved changes asks first, and keeps them', async ({ page, request }) => {
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

test.describe('an unsaved course whose session ends', () => {
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
    await publish(page);
    await expect(published(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    const { call } = await callAs(request, admin);
    const stored = await call('GET', `/api/admin/courses/${course.id}`);
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

  test('is still not saved over what another admin saved meanwhile', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const course = await newCourse(request);
    await signInAt(page, admin, `${list}/${course.id}`);
    await page.getByLabel('Description').fill('Mine');
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await endElsewhere(request, admin);
    await expect(page).toHaveURL(/\/auth/);
    await changeElsewhere(request, course, 'Theirs');
    await signInAgain(page);

    await expect(page.getByLabel('Description')).toHaveValue('Mine');
    await publish(page);
    await expect(conflictOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs');
    await expect(note(page)).toHaveCount(0);
  });

  test('can be discarded, also if it is new', { tag: '@full' }, async ({ page, request }) => {
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

test('signing out with unsaved changes asks first, and keeping them keeps the session', {
  tag: '@full',
}, async ({ page, request }) => {
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
  await publish(page);
  await expect(published(page)).toBeVisible();
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

test('a course that cannot be saved stays in the editor, with the reason', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const course = await newCourse(request);
  await signInAt(page, admin, `${list}/${course.id}`);
  await page.getByLabel('Description').fill('Kept');
  await course.call('DELETE', `/api/admin/courses/${course.id}`);
  await publish(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The course was not saved' })).toContainText(
    'There is no such course.',
  );
  await expect(page.getByLabel('Description')).toHaveValue('Kept');
});

test('the rich text editor is loaded only with the lessons', { tag: '@full' }, async ({ page, request }) => {
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

test('every tab of the editor is accessible and fits at any width', { tag: '@full' }, async ({
  page,
  request,
}) => {
  // Axe reads five screens.
  test.slow();
  const course = await newCourse(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAt(page, admin, `${list}/${course.id}`);
  for (const name of ['Details', 'Curriculum', 'Lessons', 'Preview', 'History']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    if (name === 'Lessons') await expect(lessonText(page)).toContainText('First text');
    expect(await findEverywhere(page, name, [320, 1280])).toEqual([]);
  }
});
