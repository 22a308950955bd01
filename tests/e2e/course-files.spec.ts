import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { filesOfZip, zipOf } from '@redwhiteandcode/contract/course-files/course-zip.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, signInAt, toasts } from './accounts.ts';
import { callAs } from './caller.ts';
import { expect, test } from './test.ts';

test('an admin exports a course, edits its files, and imports them as unsaved changes', async ({
  page,
  request,
}, info) => {
  const { call } = await callAs(request, admin);
  const title = `Course with Files ${Date.now()}`;
  const course = await call('POST', '/api/admin/courses', { ...sampleCourse, title, publish: false });
  await signInAt(page, admin, `/admin/courses/${course.id}`);
  const openFiles = async () => page.getByRole('tab', { name: 'Files' }).click();
  const importZip = async (files: Map<string, Uint8Array>) => {
    // The same file is chosen again after each edit.
    const file = info.outputPath('edited.zip');
    writeFileSync(file, zipOf(files));
    await openFiles();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^(Choose|Replace) file/ }).click(),
    ]);
    await chooser.setFiles(file);
  };

  await openFiles();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${course.id}.zip`);
  const files = filesOfZip(new Uint8Array(readFileSync(await download.path())));

  await importZip(files);
  await expect(page.getByText('The course says the same already.')).toBeVisible();
  files.set('lessons/1-1.html', strToU8('<p>Written in a text editor.</p>\n<!-- nowhere -->\n'));
  await importZip(files);
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be imported' })).toContainText(
    'lessons/1-1.html, line 2: lessons/1-1.yaml has no block nowhere',
  );
  files.set('lessons/1-1.html', strToU8('<p>Written in a text editor.</p>\n'));
  await importZip(files);
  await expect(page.getByText('Changes lesson 1-1, “a”.')).toBeVisible();
  await page.getByRole('button', { name: 'Open as unsaved changes' }).click();
  await expect(toasts(page).getByText('The text of the files is in the editor.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const saved = await call('GET', `/api/admin/courses/${course.id}`);
  expect(saved.modules[0].lessons[0]).toMatchObject({
    lesson_number: 1,
    content: '<p>Written in a text editor.</p>',
  });
  await call('DELETE', `/api/admin/courses/${course.id}`);
});
