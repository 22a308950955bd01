import { choice, courseWith, exercise } from '../samples/sample-blocks.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, emailsTo, signInAt, toasts } from './accounts.ts';
import { enrollInArchivedCourse } from './archived-course.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

test('a learner reports an error by keyboard, an admin answers it, and the learner gets an email', {
  tag: '@full',
}, async ({ page, browser }) => {
  const { request } = page;
  const title = `Reported ${crypto.randomUUID()}`;
  const { account, path } = await enrollInArchivedCourse(request, courseWith(title, [choice, exercise]));

  await signInAt(page, account, path);
  await expect(
    page.getByRole('button', { name: 'Report an error in the exercise “Write a prompt”' }),
  ).toBeVisible();
  const report = page.getByRole('button', {
    name: 'Report an error in the question “What does a model predict?”',
  });
  await pressOn(page, report);
  const dialog = page.getByRole('dialog', { name: 'Report an error' });
  await pressOn(page, dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog.getByText('Please describe the error')).toBeVisible();
  await pressOn(page, dialog.getByRole('radio', { name: 'A fact is wrong' }), 'Space');
  await typeInto(page, dialog.getByLabel('Describe the error'), 'It also predicts what comes first.');
  await pressOn(page, dialog.getByRole('button', { name: 'Send report' }));
  await expect(toasts(page).getByText('Thank you for your report')).toBeVisible();
  await expect(page.getByText('Reported. We will email you our answer.')).toHaveCount(1);
  await expect(report).toBeFocused();
  await expect(page).toHaveURL(path);

  const desk = await (await browser.newContext()).newPage();
  await signInAt(desk, admin, '/admin/error-reports?state=open');
  const row = desk.getByRole('row', { name: title });
  await expect(row.getByText('A fact is wrong')).toBeVisible();
  await row.getByRole('link', { name: 'Sample lesson' }).press('Enter');
  await expect(desk.getByText('It also predicts what comes first.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'What does a model predict?' })).toBeVisible();
  await expect(desk.getByText(account.email)).toHaveCount(0);
  await pressOn(desk, desk.getByRole('radio', { name: 'Fixed' }), 'Space');
  await typeInto(desk, desk.getByLabel('Answer to the learner'), 'Thank you, the question is clearer now.');
  await pressOn(desk, desk.getByRole('button', { name: 'Send answer' }));
  await expect(toasts(desk).getByText('Answer sent')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Answer' })).toBeFocused();
  await pressOn(desk, desk.getByRole('link', { name: 'Open the lesson in the course editor' }));
  await expect(desk.getByRole('tab', { name: 'Lessons' })).toHaveAttribute('aria-selected', 'true');

  await desk.goto('/admin/error-reports?course_id=sample-course');
  await desk.getByRole('link', { name: 'Show all error reports' }).click();
  await expect(desk).toHaveURL('/admin/error-reports');

  const [email] = await emailsTo(request, account.email);
  expect(email?.subject).toBe('Your report about “Sample lesson”');
  for (const part of ['Thank you, the question is clearer now.', 'It also predicts what comes first.', path])
    expect(email?.text).toContain(part);
});

test('an error can be reported in a lesson that is one text', { tag: '@full' }, async ({ page }) => {
  const title = `Plain ${crypto.randomUUID()}`;
  const { account, path } = await enrollInArchivedCourse(page.request, {
    ...sampleCourse,
    title,
    publish: true,
  });
  await signInAt(page, account, path);
  await page.getByRole('button', { name: 'Report an error in the text “a”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report an error' });
  await dialog.getByRole('radio', { name: 'It is unclear' }).check();
  await dialog.getByLabel('Describe the error').fill('What is a?');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported. We will email you our answer.')).toBeVisible();
});
