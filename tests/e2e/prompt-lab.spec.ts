import type { Locator, Page } from '@playwright/test';
import { type GeminiServer, startGemini } from '../gemini/gemini-server.ts';
import { courseWith } from '../samples/sample-blocks.ts';
import { promptLabWith } from '../samples/sample-prompt-lab.ts';
import { admin, signInAt } from './accounts.ts';
import { enrollInArchivedCourse } from './archived-course.ts';
import { callAs } from './caller.ts';
import { pressOn, retype, typeInto } from './keyboard.ts';
import { expect, ownPlatformTest, test as sharedPlatformTest } from './test.ts';

/** A test against a platform that runs prompts with a local server in place of Gemini. */
const test = ownPlatformTest.extend<object, { gemini: GeminiServer }>({
  gemini: [
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
    async ({}, use) => {
      const gemini = await startGemini();
      await use(gemini);
      await gemini.close();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ gemini }, provide) => {
      await provide({
        RATE_LIMITS: '',
        GEMINI_API_KEY: 'test-key',
        GEMINI_BASE_URL: gemini.baseUrl,
        GEMINI_MODEL: 'sample-model',
      });
    },
    { scope: 'worker' },
  ],
});

const lab = promptLabWith(['a', 'b']);
const prompt = 'Summarize the note for a new cashier in at most 20 words.';
const reply = `${'The shelf is due on May 3. '.repeat(20)}Done.`;

async function openLab(page: Page): Promise<Locator> {
  const course = courseWith(`Sample prompts ${crypto.randomUUID()}`, [lab]);
  const { account, path } = await enrollInArchivedCourse(page.request, course);
  await signInAt(page, account, path);
  const region = page.getByRole('region', { name: lab.title });
  await expect(region).toBeVisible();
  return region;
}

const promptOf = (region: Locator): Locator => region.getByRole('textbox', { name: 'Your prompt' });
const button = (region: Locator, name: string | RegExp): Locator => region.getByRole('button', { name });

/** Scrolls to the end of the lab, where the runs load. */
const reach = (region: Locator): Promise<void> =>
  button(region, 'Show the model prompt').scrollIntoViewIfNeeded();

test('a learner checks a prompt, runs it, reloads during the run, and runs all cases, by keyboard', async ({
  gemini,
  page,
}) => {
  const region = await openLab(page);
  await pressOn(page, button(region, 'Check the prompt'));
  await expect(region.getByText('1 of 3 points found. The check may miss other wordings.')).toBeVisible();
  await retype(page, promptOf(region), prompt);
  await pressOn(page, button(region, 'Check the prompt'));
  await expect(region.getByText('All 3 points found.')).toBeVisible();
  await expect(region.getByText('Saved')).toBeVisible();

  const paused = Promise.withResolvers<void>();
  Object.assign(gemini, { mode: 'slow', pause: () => paused.promise, replyTo: () => reply });
  await pressOn(page, button(region, 'Run it (1 call)'));
  const output = region.getByRole('group', { name: 'Output for “Note a”' });
  await expect(output).toContainText('The shelf is due');
  await page.reload();
  await reach(region);
  await expect(output).toContainText('The shelf is due');
  await expect(output).not.toContainText('Done.');
  await expect(region.getByText('Running…')).toBeVisible();
  paused.resolve();
  await expect(output).toContainText('Done.');
  await expect(region.getByText('Failed. The output does not meet 1 of 3 rules.')).toBeVisible();
  await expect(region.getByText(/You have 19 of 20 calls left today/)).toBeVisible();

  Object.assign(gemini, {
    mode: 'good',
    pause: undefined,
    replyTo: ({ body }: { body: { contents: { parts: { text: string }[] }[] } }) =>
      body.contents[0]?.parts[1]?.text.includes('of b')
        ? 'Dear cashier, the shelf is due.'
        : 'A shelf is due.',
  });
  await pressOn(page, button(region, 'Run against all 2 cases (2 calls)'));
  await expect(region.getByText('1 of 2 cases passed.')).toBeVisible();
  await expect(region.getByRole('row')).toHaveText([
    'CaseResultWhat failed',
    'Note aPassedNothing',
    'Note bFailedContains “Dear”, which it must not',
  ]);
  await pressOn(page, button(region, 'Show the model prompt'));
  await expect(region.getByRole('group', { name: 'Model prompt' })).toContainText(lab.solution_prompt);
});

test('a prompt with private data is not sent, and the reason is said', async ({ gemini, page }) => {
  const region = await openLab(page);
  const calls = gemini.calls.length;
  await promptOf(region).fill('Summarize the note for sample@company.example.co.');
  await button(region, 'Run it (1 call)').click();
  await expect(region.getByText(/^The prompt has what looks like an email address\./)).toBeVisible();
  expect(gemini.calls).toHaveLength(calls);
});

test('an author records an output of the model as a sample, and publishes it with its model, by keyboard', async ({
  gemini,
  page,
}) => {
  Object.assign(gemini, { mode: 'good', pause: undefined, replyTo: () => 'The shelf is due on May 3.' });
  const author = await callAs(page.request, admin);
  const course = courseWith(`Sample prompts ${crypto.randomUUID()}`, [lab]);
  const { id } = await author.call('POST', '/api/admin/courses', { ...course, publish: false });
  await signInAt(page, admin, `/admin/courses/${id}?lesson=1.1`);
  const run = page.getByRole('button', { name: 'Run the model prompt on case 2 (1 call)' });
  const model = page.getByLabel('Model prompt');
  await typeInto(page, model, ' Name the date.');
  const written = await model.inputValue();
  await pressOn(page, run);
  await expect(
    page.getByText(/^The model prompt or the material of this case is not saved\. Save the course,/),
  ).toBeVisible();
  await expect(model).toHaveValue(written);
  await pressOn(page, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText('Draft saved')).toBeVisible();

  await pressOn(page, run);
  await expect(page.getByText('The output is the sample now. Save the course to keep it.')).toBeVisible();
  const sample = page.getByLabel('Sample output of case 2');
  await expect(sample).toHaveValue('The shelf is due on May 3.');
  await expect(sample).toHaveAccessibleDescription(/^Shown with the model sample-model and the date /);
  await expect(page.getByText(/You have 19 of 20 calls left today/)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published: learners see this')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Preview this lesson' }));
  const preview = page.getByRole('region', { name: lab.title });
  await reach(preview);
  await pressOn(page, preview.getByRole('button', { name: 'Sample output for “Note b”' }));
  await expect(
    preview.getByRole('group', { name: /^Produced by sample-model on .* with the model prompt$/ }),
  ).toHaveText('The shelf is due on May 3.');
  await author.call('DELETE', `/api/admin/courses/${id}`);
});

sharedPlatformTest(
  'without a model, a learner sees samples that are labeled as samples',
  async ({ page }) => {
    const region = await openLab(page);
    await reach(region);
    await expect(
      region.getByText(
        'No model is set up here, so your prompt cannot be run. Write your prompt first, then open the sample outputs.',
      ),
    ).toBeVisible();
    await expect(button(region, /^Run/)).toHaveCount(0);
    await button(region, 'Sample output for “Note a”').click();
    const sample = region.getByRole('group', { name: 'Written as an example, not produced by a model' });
    await expect(sample).toHaveText('The shelf is due on May 3.');
    await expect(region.getByRole('list', { name: 'Rules' }).getByText('Contains “shelf”')).toBeVisible();
  },
);
