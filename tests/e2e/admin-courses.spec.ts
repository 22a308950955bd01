import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { admin, endElsewhere, newAccount, signInAt, signInByForm, toasts } from './accounts.ts';
import { type Caller, callAs } from './caller.ts';
import { findEverywhere } from './accessibility-checks.ts';
import { payFor } from './payments.ts';
import { expect, test } from './test.ts';

const list = '/admin/courses';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const editorOf = ({ id }: Course) => `${list}/${id}`;
const courseTitle = (page: Page) => page.getByLabel('Title', { exact: true });
const description = (page: Page) => page.getByLabel('Description');
const lessonText = (page: Page) => page.getByRole('textbox', { name: 'Lesson text' });
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });

/** Pastes HTML, as if copied from another page. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.press('End');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

let courseCount = 0;
const createdIds = new Set<string>();

// Other tests count the courses in the catalog.
test.afterEach(async ({ request }) => {
  const { headers } = await callAs(request, admin);
  for (const id of createdIds) await request.delete(`/api/admin/courses/${id}`, { headers });
  createdIds.clear();
});

interface Course {
  id: string;
  title: string;
  version: number;
}

/** Creates a course that no other test uses, published by default. */
async function newCourse(request: APIRequestContext, change: object = {}): Promise<Course & Caller> {
  const caller = await callAs(request, admin);
  const course: Course = await caller.call('POST', '/api/admin/courses', {
    ...sampleCourse,
    title: `Sample ${Date.now().toString(36)}${courseCount++}`,
    modules: [
      { module_title: 'Beginnings', lessons: [sampleLesson('First lesson'), sampleLesson('Second lesson')] },
    ],
    publish: true,
    ...change,
  });
  createdIds.add(course.id);
  return { ...caller, ...course };
}

/** Opens a new course in the editor. */
async function openEditor(page: Page): Promise<Course & Caller> {
  const course = await newCourse(page.request);
  await signInAt(page, admin, editorOf(course));
  return course;
}

/** Publishes a different description, as another admin would. */
async function changeElsewhere(request: APIRequestContext, { id }: Course, text: string) {
  const { call } = await callAs(request, admin);
  const read = await call('GET', `/api/admin/courses/${id}`);
  await call('PUT', `/api/admin/courses/${id}`, { ...read, description: text, publish: true });
}

const addLesson = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  await page.getByLabel('Lesson title').fill(title);
};
const tryToPublish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click();
const publish = async (page: Page) => {
  await tryToPublish(page);
  await expect(page.getByText('Published: learners see this')).toBeVisible();
};
const conflictOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'has changed this course since you opened it' });

test('a course is deleted after a confirmation, or archived if it has learners', {
  tag: ['@full', '@course-list', '@course-deleted'],
}, async ({ page, request }) => {
  const unused = await newCourse(request, { publish: false });
  const used = await newCourse(request);
  const learner = await callAs(request, await newAccount(request));
  await learner.call('POST', '/api/enrollments', { course_id: used.id });
  await signInAt(page, admin, list);
  await expect(page.getByText('Manage training courses and content')).toBeVisible();
  const columns = ['Title', 'Track', 'Level', 'Duration', 'Students', 'Actions'];
  await expect(page.getByRole('columnheader')).toContainText(columns);
  const search = page.getByRole('searchbox', { name: 'Search by title, track or level' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this course?' });
  const remove = async (title: string, explanation: string) => {
    await search.fill(title);
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(title)]);
    await page.getByRole('button', { name: `Delete course: ${title}` }).click();
    await expect(question).toContainText(explanation);
    await question.getByRole('button', { name: 'Delete course' }).click();
  };
  await expect(rowOf(page, unused.title)).toContainText('Draft');
  await remove(unused.title, 'This cannot be undone.');
  await expect(toasts(page)).toContainText('Course deleted successfully');
  await expect(rowOf(page, unused.title)).toHaveCount(0);

  await remove(used.title, '1 learner is enrolled: they keep the course');
  await expect(toasts(page)).toContainText('Course archived. Enrolled learners keep access.');
  await expect(rowOf(page, used.title)).toContainText('Archived');
  await page.goto(`/course/${used.id}`);
  await expect(page.getByText('This course is no longer open to new learners.')).toBeVisible();
});

test('several courses are published, deleted or archived, and one that has no lesson yet is reported', {
  tag: '@full',
}, async ({ page, request }) => {
  const word = `Several${Date.now().toString(36)}`;
  const titles = [`${word} One`, `${word} Two`] as const;
  const studied = await newCourse(request, { title: titles[0], publish: false });
  await newCourse(request, {
    title: titles[1],
    publish: false,
    modules: [{ module_title: 'Empty', lessons: [] }],
  });
  await signInAt(page, admin, list);
  await page.getByRole('searchbox', { name: 'Search by title, track or level' }).fill(word);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const all = page.getByRole('checkbox', { name: 'Select all rows' });
  const confirm = async (action: string, consequence: string) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(consequence);
    await question.getByRole('button', { name: action }).click();
    await expect(question).toHaveCount(0);
  };
  await all.check();
  await confirm('Publish 2 courses', 'Learners see the newest saved version immediately.');
  await expect(toasts(page)).toContainText('1 course published successfully');
  const report = page.getByRole('alert').filter({ hasText: '1 row was not changed' });
  await expect(report).toContainText(`${titles[1]}: Write a lesson in each module before publishing`);
  await expect(rowOf(page, titles[0])).not.toContainText('Draft');
  await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: `Select ${titles[1]}` })).toBeChecked();

  const learner = await callAs(request, await newAccount(request));
  await learner.call('POST', '/api/enrollments', { course_id: studied.id });
  await page.reload();
  await all.check();
  await confirm('Delete 2 courses', '1 course has learners and is archived instead');
  await expect(toasts(page)).toContainText('2 courses deleted or archived successfully');
  await expect(page.locator('[data-component=DataTable]')).toBeFocused();
  await expect(rowOf(page, titles[1])).toHaveCount(0);
  await expect(rowOf(page, titles[0])).toContainText('Archived');
});

test('a course can be written, published, and opened in the player', { tag: '@course-form' }, async ({
  page,
  request,
}) => {
  await signInAt(page, admin, list);
  await page.getByRole('link', { name: 'Add Course' }).click();
  await expect(page).toHaveURL(`${list}/new`);
  const title = `Written ${Date.now().toString(36)}`;
  await courseTitle(page).fill(title);
  await description(page).fill('What it teaches.');
  await page.getByLabel('Duration').fill('2 weeks');
  await page.getByLabel('Certificate valid for').fill('24');
  await page.getByLabel('Price', { exact: true }).fill('$950');
  await page.getByLabel('List price (optional)').fill('$1,050');
  await page.getByLabel('Charged until').fill('2026-01-31');
  await page.getByLabel('Learning outcomes').fill('Write a course');
  await tab(page, 'Lessons').click();
  await page.getByRole('button', { name: 'Add a module' }).click();
  await page.getByLabel('Module 1', { exact: true }).fill('Beginnings');
  await addLesson(page, 'The only lesson');
  await lessonText(page).fill('The text of the lesson.');
  const words = 'word '.repeat(5500);
  await paste(lessonText(page), `<p>${words}</p><h2 onclick="x()">Pasted</h2><script>x()</script>`);
  await expect(lessonText(page).getByRole('heading', { name: 'Pasted' })).toBeVisible();
  await tab(page, 'Preview').click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('2 weeks · about 0.5 hours')).toBeVisible();
  await expect(page.getByText('Certificate included, valid for 24 months')).toBeVisible();
  await expect(page.getByText('$1,050 Charged until Jan 31, 2026')).toBeVisible();
  await page.getByText('The only lesson').click();
  await expect(page.getByText('The text of the lesson.')).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/written-/);
  const courseId = page.url().split('/').at(-1) ?? '';
  createdIds.add(courseId);
  expect((await request.get(`/api/courses/${courseId}`)).status()).toBe(404);

  await tab(page, 'Details').click();
  await description(page).fill('What it teaches, and to whom.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  const { call } = await callAs(request, admin);
  // The second save without a reload keeps the lesson's number.
  expect(await call('GET', `/api/admin/courses/${courseId}`)).toMatchObject({
    title,
    description: 'What it teaches, and to whom.',
    modules: [{ module_number: 1, lessons: [{ lesson_number: 1, lesson_title: 'The only lesson' }] }],
  });

  await page.goto(`/course/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'The text of the lesson.' })).toBeVisible();
  await payFor(request, await callAs(request, admin));
  await page.getByLabel('Mark complete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark complete' }).click();
  await expect(page).toHaveURL(`/learn/${courseId}/complete`);
  await expect(page.getByRole('heading', { name: 'Certificate of Completion' })).toBeVisible();
});

test('an admin sees another admin’s change, overwrites it, and restores it', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const course = await openEditor(page);
  await expect(description(page)).toHaveValue(sampleCourse.description);
  await changeElsewhere(request, course, 'Seen at once');
  await expect(description(page)).toHaveValue('Seen at once');
  await description(page).fill('Mine');
  await changeElsewhere(request, course, 'Theirs');

  await tryToPublish(page);
  await expect(conflictOf(page)).toContainText('Demo Admin');
  await expect(description(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  await expect(conflictOf(page)).toHaveCount(0);
  const stored = await (await request.get(`/api/courses/${course.id}`)).json();
  expect(stored.description).toBe('Mine');

  await tab(page, 'History').click();
  await expect(page.getByText('Revision 4')).toBeVisible();
  await page.getByRole('button', { name: 'Restore revision 3' }).click();
  await expect(toasts(page)).toContainText('Revision 3 is the draft now');
  await tab(page, 'Details').click();
  await expect(description(page)).toHaveValue('Theirs');
  await expect(page.getByText('Learners do not see these changes yet')).toBeVisible();
});

const followLink = (page: Page) => page.getByRole('link', { name: 'Enrollments' }).click();
const signOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
};

for (const [action, leave, end] of [
  ['following a link', followLink, '/admin/enrollments'],
  ['signing out', signOut, '/'],
] as const) {
  const tag = leave === signOut ? '@full' : [];
  test(`${action} with unsaved changes asks for confirmation, and keeps or discards them`, { tag }, async ({
    page,
  }) => {
    const course = await openEditor(page);
    await description(page).fill('Kept');
    await leave(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(editorOf(course));
    await publish(page);
    await description(page).fill('Dropped');
    await leave(page);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(end);
    await signInAt(page, admin, editorOf(course));
    await expect(description(page)).toHaveValue('Kept');
  });
}

for (const width of [375, 768, 1280]) {
  const tag = width === 375 ? [] : ['@full'];
  test(`no bar covers a focused control of the course editor at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openEditor(page);
    await courseTitle(page).focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press(key);
        covered.push(...(await page.evaluate(findCovered)));
      }
    }
    expect(covered).toEqual([]);
  });
}

/** Returns the name of the focused control if a bar covers it entirely. */
function findCovered(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((share) => {
    const seen = document.elementFromPoint(left + width / 2, top + height * share);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
  return isSeen ? [] : [focused.getAttribute('aria-label') ?? focused.id ?? focused.tagName];
}

test.describe('unsaved changes of a course after the session ends', () => {
  const note = (page: Page) => page.getByText('Your unsaved changes were restored');
  /** Ends the session as another device would, and waits for the sign-in form. */
  const endSession = async (page: Page) => {
    await expect(page.getByText(/^(Unsaved changes|Not saved yet)$/)).toBeVisible();
    await endElsewhere(page.request, admin);
    await expect(page).toHaveURL(/\/auth\?returnTo=%2Fadmin%2Fcourses%2F/);
  };

  test('are restored after signing in again and can be saved', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const course = await openEditor(page);
    await description(page).fill('Written for an hour');
    await tab(page, 'Lessons').click();
    await addLesson(page, 'Third lesson');
    await lessonText(page).fill('The text of the lesson.');
    await endSession(page);
    await signInByForm(page, admin);

    await expect(page).toHaveURL(editorOf(course));
    await expect(description(page)).toHaveValue('Written for an hour');
    await expect(note(page)).toBeVisible();
    await publish(page);
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
    await expect(description(page)).toHaveValue('Written for an hour');
    await expect(note(page)).toHaveCount(0);
  });

  test('still do not overwrite what another admin saved meanwhile', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const course = await openEditor(page);
    await description(page).fill('Mine');
    await endSession(page);
    await changeElsewhere(request, course, 'Theirs');
    await signInByForm(page, admin);
    await expect(description(page)).toHaveValue('Mine');
    await tryToPublish(page);
    await expect(conflictOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(description(page)).toHaveValue('Theirs');
  });

  test('can be discarded, even for a new course', { tag: '@full' }, async ({ page }) => {
    await signInAt(page, admin, `${list}/new`);
    await courseTitle(page).fill('Not saved');
    await endSession(page);
    await signInByForm(page, admin);
    await expect(courseTitle(page)).toHaveValue('Not saved');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(courseTitle(page)).toHaveValue('');
    await expect(page.getByRole('heading', { level: 1, name: 'New course' })).toBeFocused();
    await page.reload();
    await expect(courseTitle(page)).toHaveValue('');
    await expect(note(page)).toHaveCount(0);
  });
});

test('a course that cannot be saved stays in the editor with the reason', { tag: '@full' }, async ({
  page,
}) => {
  const course = await openEditor(page);
  await description(page).fill('Kept');
  await course.call('DELETE', `/api/admin/courses/${course.id}`);
  await tryToPublish(page);
  const failure = page.getByRole('alert').filter({ hasText: 'The course was not saved' });
  await expect(failure).toContainText('There is no such course.');
  await expect(description(page)).toHaveValue('Kept');
});

test('the rich text editor loads only with the lessons', { tag: '@full' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (one) => scripts.push(one.url()));
  await openEditor(page);
  await expect(description(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('RichTextEditor'))).toEqual([]);
  await tab(page, 'Lessons').click();
  await expect(lessonText(page)).toContainText('First lesson');
});

test('every tab of the editor is accessible and does not scroll sideways at any width', {
  tag: '@full',
}, async ({ page }) => {
  // Axe checks five screens.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditor(page);
  for (const name of ['Details', 'Curriculum', 'Lessons', 'Preview', 'History']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    if (name === 'Lessons') await expect(lessonText(page)).toContainText('First lesson');
    expect(await findEverywhere(page, name, [320, 1280])).toEqual([]);
  }
});
