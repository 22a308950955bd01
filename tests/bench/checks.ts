import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../browsers/chromium.ts';
import { startPlatform } from '../platform/platform.ts';
import { everyBlock } from '../samples/sample-blocks.ts';
import { openLessonWith } from './lesson.ts';
import { createMeter } from './meter.ts';
import { type Findings, median } from './rows.ts';

const runs = 5;
const checks = 10;
/** A response within this time, in milliseconds, is felt as immediate. */
const limit = 100;

const bareForm = 'https://bare.example/';

/** Serves the bare form to the page. */
async function serveBareForm(page: Page): Promise<void> {
  const input = path.join(import.meta.dirname, 'bare-form.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The bare form was not built.');
  const html =
    '<!doctype html><html lang="en"><title>A form</title><body><script type="module" src="/form.js"></script>';
  await page.route(bareForm, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`${bareForm}form.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: chunk.code }),
  );
}

/** Checks the right and the wrong answer in turn, and returns the cost of each check. */
async function checkAnswers(page: Page, address: string): Promise<number[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const costOf = await createMeter(page);
  const right = page.getByRole('radio', { name: 'The next token' });
  const wrong = page.getByRole('radio', { name: 'The truth' });
  const question = page.locator('section, form').filter({ has: right }).last();
  const button = question.getByRole('button', { name: 'Check answer' });
  const costs: number[] = [];
  for (let at = 0; at < checks; at++) {
    const isRight = at % 2 === 1;
    await (isRight ? right : wrong).check({ force: true });
    await button.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    costs.push(await costOf(() => page.mouse.click(x + width / 2, y + height / 2)));
    const verdict = question.locator('output').getByText(isRight ? /^Right\./ : /^Not yet\./);
    if ((await verdict.count()) !== 1) throw new Error('The answer was not checked.');
  }
  return costs;
}

/** Measures the cost of checking an answer in a lesson, and in a bare React form. */
export async function measureChecks(): Promise<Findings> {
  const { executablePath, args, env } = await findBrowser();
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const costs = { lesson: [] as number[][], bare: [] as number[][] };
  try {
    const page = await browser.newPage();
    await serveBareForm(page);
    const lesson = await openLessonWith(page, platform.origin, everyBlock);
    for (let run = 0; run < runs; run++) {
      costs.bare.push(await checkAnswers(page, bareForm));
      costs.lesson.push(await checkAnswers(page, lesson));
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
  const slowest = median(costs.lesson.map((run) => Math.max(...run)));
  return {
    rows: [
      {
        name: 'a check of an answer',
        value: median(costs.lesson.flat()),
        against: 'the same in a bare React form',
        reference: median(costs.bare.flat()),
      },
      {
        name: `the slowest of ${checks} checks`,
        value: slowest,
        against: 'the limit',
        reference: limit,
        goal: 1,
      },
    ],
  };
}
