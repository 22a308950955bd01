import { signIn } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, signInAt, toasts } from './accounts.ts';
import { geminiTest as test } from './gemini-test.ts';
import { expect } from './test.ts';

test('an admin drafts a module and its questions, and saves them with their origin', {
  tag: '@full',
}, async ({ gemini, page, baseURL }) => {
  const api = await signIn(baseURL ?? '', admin.email, admin.password);
  const { body: course } = await api.send('POST', '/api/admin/courses', { ...sampleCourse, publish: false });
  const path = `/admin/courses/${course.id}`;
  const paused = Promise.withResolvers<void>();
  gemini.mode = 'slow';
  gemini.pause = ({ of }) => (of === 'module' ? Promise.resolve() : paused.promise);
  await signInAt(page, admin, path);

  const title = page.getByRole('textbox', { name: /^Title/ }).first();
  await title.fill('Samples, changed');
  await page.getByRole('button', { name: 'Draft with AI' }).click();
  await expect(page.getByRole('heading', { name: 'Draft with AI' })).toBeFocused();
  await page.getByRole('textbox', { name: /^Title of the module/ }).fill('Edge cases');
  await page.getByRole('textbox', { name: /^What it should teach/ }).fill('How to find unusual samples.');
  await page.getByRole('button', { name: 'Draft the module' }).click();
  await expect(page.getByRole('progressbar', { name: /Edge cases.*writing the lessons/ })).toBeVisible();
  // It is there after a reload, and so are the unsaved changes.
  await page.reload();
  await expect(page.getByRole('progressbar', { name: /Edge cases/ })).toBeVisible();
  paused.resolve();
  await page.getByRole('button', { name: 'Open as unsaved changes' }).click();
  await expect(toasts(page)).toContainText('Opened as unsaved changes');
  await expect(page.getByRole('button', { name: 'Draft with AI' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Lesson title/ })).toHaveValue('Sample lesson A');
  const before = (await api.send('GET', `/api${path}`)).body;
  expect([before.version, before.modules.length]).toEqual([course.version, 2]);

  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect.poll(async () => (await api.send('GET', `/api${path}`)).body.modules.length).toBe(3);
  const saved = (await api.send('GET', `/api${path}`)).body;
  expect(saved.title).toBe('Samples, changed');
  const { module_number, lessons } = saved.modules[2];
  const origin = { generator: 'gemini', model: expect.any(String), date: expect.any(String) };
  expect(lessons.map(({ provenance }: { provenance: object }) => provenance)).toEqual([origin, origin]);

  await page.goto(`${path}/assessment`);
  await page.getByRole('button', { name: 'Draft with AI' }).click();
  await page.getByRole('combobox', { name: 'Module' }).first().selectOption(String(module_number));
  await page.getByRole('button', { name: 'Draft questions' }).click();
  await page.getByRole('button', { name: 'Open as unsaved changes' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  const readBank = async () => (await api.send('GET', `/api${path}/assessment`)).body.bank;
  await expect.poll(async () => (await readBank()).length).toBe(6);
  for (const { status, provenance } of await readBank()) {
    expect(status).toBe('draft');
    expect(provenance).toEqual(origin);
  }
});
