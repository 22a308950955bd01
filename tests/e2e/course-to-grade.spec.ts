import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../../lambdas/documents/read-pdf.ts';
import { everyBlock } from '../samples/sample-blocks.ts';
import { admin, newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { answer } from './course-answers.ts';
import { writeBlock, writeCourse, writeQuestion } from './course-writing.ts';
import { checkRadio, chooseFile, pressOn, retype, selectOption, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

let created: string | undefined;
// Other tests count the courses in the catalog.
test.afterEach(async ({ request }) => {
  const { headers } = await callAs(request, admin);
  if (created) await request.delete(`/api/admin/courses/${created}`, { headers });
  created = undefined;
});

const checks = everyBlock.filter((block) => block.type === 'check');
/** The questions of the assessment. */
const bank = checks.filter(({ task }) => task.kind === 'one' || task.kind === 'number');
const result = '100 percent, A';

/** Writes and publishes a course with a block of each type. Returns its id. */
async function publishCourse(page: Page, title: string): Promise<string> {
  await signInAt(page, admin, '/admin/courses/new');
  await writeCourse(page, title);
  for (const [at, block] of everyBlock.entries()) await writeBlock(page, block, at === 0);
  await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published: learners see this')).toBeVisible();
  // The page of a stored course has its title as the heading, and the details open.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Writes and approves the questions of the course that is open, and asks all of them in each attempt, an hour apart. */
async function openAssessment(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Assessment', exact: true }));
  for (const question of bank) {
    await pressOn(page, page.getByRole('button', { name: 'Add a question' }));
    const form = page.getByRole('list', { name: 'Questions' }).locator('> li').last();
    await writeQuestion(page, form, question);
    await pressOn(page, form.getByRole('button', { name: `Approve ${question.prompt}` }));
    await expect(form.getByText('You approve it when you save.')).toBeVisible();
  }
  await pressOn(page, page.getByRole('tab', { name: 'Questions' }), 'ArrowRight');
  await retype(page, page.getByLabel('Questions in an attempt'), String(bank.length));
  await retype(page, page.getByLabel('Hours between attempts'), '1');
  await selectOption(page, page.getByLabel('Opens'), 'After all lessons are completed');
  await pressOn(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('All changes saved')).toBeVisible();
}

/** Works through the lesson that is open: opens the example, downloads the file, and answers every question. */
async function learn(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Show step 2 of 2' }));
  await expect(page.getByRole('heading', { name: 'Step 2: Finish' })).toBeFocused();
  expect((await download(page, 'Download sample.csv')).bytes.toString()).toBe('a,b\n');
  for (const { prompt, task, explanation } of checks) {
    const region = page.getByRole('region', { name: prompt });
    if (task.kind !== 'short') {
      await answer(page, region, task, false);
      await pressOn(page, region.getByRole('button', { name: 'Check answer' }));
      await expect(region.getByRole('status').filter({ hasText: /^Not yet\./ })).toBeVisible();
    }
    await answer(page, region, task, true);
    await pressOn(page, region.getByRole('button', { name: /^(Check answer|Compare with a model answer)$/ }));
    await expect(region.getByRole('note', { name: 'Explanation' })).toContainText(explanation);
  }
  const exercise = page.getByRole('region', { name: 'Write a prompt' });
  await typeInto(page, exercise.getByRole('textbox', { name: 'Your answer' }), 'Summarize the report.');
  await pressOn(page, exercise.getByRole('checkbox', { name: 'It names the reader' }), 'Space');
  await pressOn(page, exercise.getByRole('button', { name: 'Show the model solution' }));
  await expect(exercise.getByRole('heading', { name: 'Model solution' })).toBeFocused();
  await expect(exercise.getByText('Saved')).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: 'Mark complete' }), 'Space');
  const question = page.getByRole('alertdialog', { name: 'Complete this lesson and keep the order?' });
  await pressOn(page, question.getByRole('button', { name: 'Mark complete' }));
}

/** Takes an attempt at the assessment whose page is open. */
async function take(page: Page, attempt: number, isRight: boolean): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: `Start attempt ${attempt}` }));
  for (const { prompt, task } of bank)
    await answer(page, page.getByRole('region', { name: prompt }), task, isRight);
  await expect(page.getByText('2 of 2 questions answered.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: `Submit attempt ${attempt}` }));
  const dialog = page.getByRole('alertdialog', { name: `Submit attempt ${attempt} of 3?` });
  await pressOn(page, dialog.getByRole('button', { name: 'Submit' }));
}

/** Lets learners start the next attempt at once, through the API. */
async function endWait(page: Page, course: string): Promise<void> {
  const { call } = await callAs(page.request, admin);
  const path = `/api/admin/courses/${course}/assessment`;
  const { version, is_on, rules, bank: stored } = await call('GET', path);
  const questions = stored.map(
    ({ approved_by: _by, approved_at: _at, is_kept: _kept, ...question }: Record<string, unknown>) =>
      question,
  );
  await call('PUT', path, { version, is_on, rules: { ...rules, wait_hours: 0 }, bank: questions });
}

/** Pays the order that is open, with a test card. */
async function pay(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Pay now' }));
  await typeInto(page, page.getByLabel('Name on the card or account'), 'Sample Payer');
  await typeInto(page, page.getByLabel('Card number'), '4242 4242 4242 4242');
  await typeInto(page, page.getByLabel('Expiry'), '12 / 40');
  await typeInto(page, page.getByLabel('CVC'), '123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible();
}

/** Downloads a file by keyboard. Returns its name and content. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await pressOn(page, page.getByRole('button', { name: button, exact: true }));
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Returns the text of a PDF that a button downloads. */
const pdfText = async (page: Page, button: string): Promise<string> =>
  (await readPdf((await download(page, button)).bytes)).text;

/** Makes the toolkit of a plan that pays 80 percent of the price for a C or better. */
async function makeToolkit(page: Page): Promise<void> {
  const next = async (step: string) => {
    await pressOn(page, page.getByRole('button', { name: 'Next' }));
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
  };
  await pressOn(page, page.getByRole('link', { name: /^Make the toolkit: / }));
  await next('employer');
  await typeInto(page, page.getByRole('textbox', { name: 'Employer', exact: true }), 'Sample Employer');
  await next('plan');
  const measures = page.getByRole('radiogroup', { name: 'How does the plan measure success?' });
  await checkRadio(page, measures, /^By a minimum letter grade/);
  await selectOption(page, page.getByLabel('The lowest letter that the plan pays for'), 'C, from 73 percent');
  await typeInto(page, page.getByLabel('Percent of the price that the plan pays'), '80');
  await next('timing');
  await next('check');
  await pressOn(page, page.getByRole('button', { name: 'Make the Toolkit' }));
  await expect(page).toHaveURL(/\/reimbursement\/[0-9a-f-]{36}$/);
}

test('an admin writes a course, a learner passes its assessment, and readers find the grade, all by keyboard', {
  tag: '@full',
}, async ({ page, request, browser, origin }) => {
  test.slow();
  const title = `To the grade ${Date.now().toString(36)}`;
  const account = await newAccount(request);

  const course = await test.step('the admin publishes the course with its assessment', async () => {
    created = await publishCourse(page, title);
    await openAssessment(page);
    return created;
  });

  await test.step('the learner enrolls and learns', async () => {
    await signInAt(page, account, `/course/${course}`);
    await pressOn(page, page.getByRole('button', { name: 'Enroll Now' }));
    await pressOn(page, page.getByRole('link', { name: 'Continue Learning' }));
    await learn(page);
    await expect(page.getByRole('heading', { level: 1, name: `You completed ${title}` })).toBeFocused();
  });

  await test.step('the learner fails, waits, and passes', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Go to the assessment' }));
    await take(page, 1, false);
    await expect(page.getByText('0 percent: not passed')).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'Back to the assessment' }));
    await expect(page.getByText(/^The next attempt can start on /)).toBeVisible();
    await endWait(page, course);
    await page.reload();
    await take(page, 2, true);
    await expect(page.getByText(`${result}: passed`)).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'See the certificate' }));
    await pressOn(page, page.getByRole('link', { name: 'Pay now' }));
    await pay(page);
  });

  await test.step('the certificate, its badge, and their public checks state the grade', async () => {
    await page.goto('/account/certificates');
    await pressOn(page, page.getByRole('link', { name: 'View Certificate' }));
    await expect(page.getByText(`Assessed: ${result}`)).toBeVisible();
    expect(await pdfText(page, 'Download PDF')).toContain(`Assessed: ${result}`);
    const { name, bytes } = await download(page, 'Badge Data (JSON)');
    expect(JSON.parse(bytes.toString()).credentialSubject.result).toMatchObject([
      { resultDescription: expect.stringMatching(/#percent$/), value: '100' },
      { resultDescription: expect.stringMatching(/#letter$/), value: 'A' },
    ]);
    await pressOn(page, page.getByRole('link', { name: 'See the public page' }));
    await expect(page.getByRole('definition').filter({ hasText: result })).toBeVisible();
    await page.goto('/verify');
    const check = page.locator('[data-component=CredentialCheck]');
    const file = { name, mimeType: 'application/json', buffer: bytes };
    await chooseFile(page, check.getByRole('button', { name: 'Choose File' }), file);
    await expect(check.getByRole('heading', { name: 'Valid badge' })).toBeVisible();
    await expect(check.getByRole('definition').filter({ hasText: result })).toBeVisible();
  });

  await test.step('the learning record states the grade', async () => {
    await page.goto('/account/learning-record');
    await pressOn(page, page.getByRole('button', { name: 'Make the Record' }));
    await expect(page.getByText('Your record is ready')).toBeVisible();
    expect(await pdfText(page, 'Download PDF')).toContain(`Assessed ${result}, on `);
  });

  await test.step('the toolkit names what the plan would pay, and the employer reads the grade', async () => {
    await page.goto('/dashboard');
    await makeToolkit(page);
    await expect(page.getByText(`the plan would pay $80.00 for your result, ${result}.`)).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Create the link' }));
    const link = page.getByRole('textbox', { name: 'Link for your employer' });
    const { pathname } = new URL(await link.inputValue());
    const context = await browser.newContext({ baseURL: origin });
    const employer = await context.newPage();
    await employer.goto(pathname);
    await expect(employer.getByRole('definition').filter({ hasText: `${result}, on ` })).toBeVisible();
    await context.close();
  });
});
