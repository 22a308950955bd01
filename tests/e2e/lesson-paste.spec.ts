import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { admin, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { expect, test } from './test.ts';

const clipboard = (program: string) =>
  readFileSync(new URL(`./clipboards/${program}.html`, import.meta.url), 'utf8');
const lessonText = (page: Page) => page.getByRole('textbox', { name: 'Lesson text' });
const losses = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Some of what you pasted is not in the text' });

/** Replaces the lesson's text with what a program or a page has put on the clipboard. */
async function paste(page: Page, data: Readonly<Record<string, string>>, files: readonly string[] = []) {
  const field = lessonText(page);
  await field.focus();
  await field.evaluate(
    async (element, [contents, names]) => {
      // The editor reads the selection at this event, which comes later than a key's.
      const isSelected = new Promise((resolve) =>
        document.addEventListener('selectionchange', resolve, { once: true }),
      );
      getSelection()?.selectAllChildren(element);
      await isSelected;
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
      for (const name of names) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, files] as const,
  );
}

let created: string | undefined;
let courseCount = 0;
// Other tests count the courses in the catalog.
test.afterEach(async ({ request }) => {
  const { headers } = await callAs(request, admin);
  if (created) await request.delete(`/api/admin/courses/${created}`, { headers });
  created = undefined;
});

/** Opens the only lesson of a new course in the editor. Returns a function that publishes it and reads what is stored. */
async function openLesson(page: Page): Promise<() => Promise<string>> {
  const { call } = await callAs(page.request, admin);
  const { id } = await call('POST', '/api/admin/courses', {
    ...sampleCourse,
    title: `Pasted ${Date.now().toString(36)}${courseCount++}`,
    modules: [{ module_title: 'Beginnings', lessons: [sampleLesson('The lesson')] }],
    publish: true,
  });
  created = id;
  await signInAt(page, admin, `/admin/courses/${id}`);
  await page.getByRole('tab', { name: 'Lessons', exact: true }).click();
  await expect(lessonText(page)).toContainText('The lesson');
  return async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published: learners see this')).toBeVisible();
    const course = await call('GET', `/api/admin/courses/${id}`);
    return course.modules[0].lessons[0].content;
  };
}

test('a lesson that is pasted from Word keeps its meaning, and the author reads what it lacks', async ({
  page,
}) => {
  const publish = await openLesson(page);
  await paste(page, { 'text/html': clipboard('word'), 'text/plain': 'Handling data' });
  await expect(losses(page).getByRole('listitem')).toHaveText([
    '1 picture without alternative text',
    '1 formula, marked with [Formula] in the text',
  ]);
  expect(await publish()).toBe(
    [
      '<h2>Handling data</h2>',
      '<p><strong>Never</strong> paste customer data<em>.</em> A model reads up to 10<sup>6</sup> tokens; H<sub>2</sub>O has two kinds of atoms. The limit was <s>3,000</s> 2,950 words.</p>',
      '<h2>Before you paste</h2>',
      '<ul><li><p>Remove the names</p><ul><li><p>also in tables</p></li></ul></li><li><p>Remove the <strong>amounts</strong></p></li></ul>',
      '<ol start="4"><li><p>Read the answer</p></li><li><p>Check it against <a href="http://example.com/policy" rel="noopener noreferrer">the policy</a></p></li></ol>',
      '<table><tbody><tr><td colspan="2"><p><strong>Both</strong></p></td></tr><tr><td><p>x<sup>2</sup></p></td><td><p>b</p></td></tr></tbody></table>',
      '<p><em>[Formula]</em></p>',
    ].join(''),
  );
});

test('a lesson that is pasted from Google Docs looks the same to learners', async ({ page }) => {
  const publish = await openLesson(page);
  await paste(page, { 'text/html': clipboard('google-docs') });
  await expect(losses(page).getByRole('listitem')).toHaveText([
    '1 picture, of which the alternative text stays',
  ]);
  await losses(page).getByRole('button', { name: 'Close this notice' }).click();
  await expect(losses(page)).toHaveCount(0);
  await expect(lessonText(page)).toBeFocused();
  expect(await publish()).toContain(
    '<p><strong>Never</strong> share data. A model reads 10<sup>6</sup> tokens of H<sub>2</sub>O, not <em><s>3,000</s></em></p><h4>Before you paste</h4>',
  );

  await page.goto(`/course/${created}/preview`);
  const lesson = page.locator('[data-component=Prose]');
  await expect(lesson.getByRole('heading', { level: 2, name: 'Handling data' })).toBeVisible();
  await expect(lesson.getByText('Remove the names').locator('xpath=ancestor::ol')).toHaveAttribute(
    'start',
    '5',
  );
  await expect(lesson.locator('ol ul')).toHaveText('also in tables');
  await expect(lesson.getByRole('cell', { name: 'Both' })).toHaveAttribute('colspan', '2');
  await expect(lesson.locator('td sup')).toHaveText('2');
  await expect(lesson.getByText('[Picture: The steps]')).toBeVisible();
  await expect(lesson.getByRole('link', { name: 'the policy' })).toHaveAttribute(
    'href',
    'http://example.com/policy',
  );
});

test('pasted lines stay lines, code keeps powers, and a picture file is named', { tag: '@full' }, async ({
  page,
}) => {
  const publish = await openLesson(page);
  await paste(page, {}, ['steps.png']);
  await expect(losses(page).getByRole('listitem')).toHaveText('the file steps.png');
  await expect(lessonText(page)).toContainText('The lesson');
  await paste(page, {
    'text/html':
      '<div>line one</div><div>line two</div><div><br></div><p><code>10<sup>6</sup></code></p><pre>2<sup>10</sup>\nb</pre>',
  });
  await expect(losses(page)).toHaveCount(0);
  expect(await publish()).toBe(
    '<p>line one</p><p>line two</p><p><code>10<sup>6</sup></code></p><pre><code>2<sup>10</sup>\nb</code></pre>',
  );
});
