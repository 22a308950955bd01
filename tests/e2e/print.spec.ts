import { extractText, getDocumentProxy } from 'unpdf';
import { findFaultsOnPaper } from './accessibility-checks.ts';
import { signIn } from './accounts.ts';
import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';
import { sample } from '../samples/sample.ts';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

const lesson = '/learn/ai-fundamentals-for-business/1/2';

/** The pages that people print, with a text that the paper must have. */
const printed = [
  [lesson, 'What the model has not learned'],
  ['/account/orders/RWC-O-2025-DEM0PA1D', 'RWC-R-2025-000001'],
  ['/verify/RWC-2025-DEM0CERT', 'Certificate Verified'],
  ['/reimbursement/sample-toolkit-sent', 'The price and the yearly limit'],
  ['/section-127-resources', 'Section 127'],
] as const;

for (const [path, text] of sample(printed, 2)) {
  test(`${path} prints dark on white in the dark theme, without navigation and buttons`, async ({ page }) => {
    await signIn(page);
    await openSettled(page, path);
    await expect(page.getByRole('main')).toContainText(text);
    expect(await findFaultsOnPaper(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const paper = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), {
      mergePages: true,
    });
    expect(paper.text).toContain(text);
    expect(paper.text).not.toMatch(/Skip to|Log Out|Privacy choices|All rights reserved/);
  });
}

test('a printed lesson says that it is complete, with its progress', async ({ page }) => {
  await signIn(page);
  await openSettled(page, lesson);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const box = page.getByRole('checkbox', { name: 'Mark complete' });
  await expect(box).toBeChecked();
  const [ground, mark] = await box.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element, '::before').backgroundColor,
  ]);
  expect(ground).toBe('rgb(22, 66, 152)');
  expect(mark).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('progressbar', { name: 'Course progress' })).toBeVisible();
});

test('the checks on paper find planted faults', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/privacy');
  expect(await findFaultsOnPaper(page)).toEqual([]);
  await page.evaluate(() => {
    const bar = document.createElement('p');
    bar.textContent = 'Pale words';
    bar.setAttribute('style', 'position: fixed; color: #ccc; print-color-adjust: economy');
    bar.dataset.component = 'Toast';
    document.querySelector('main')?.prepend(bar);
  });
  const found = (await findFaultsOnPaper(page)).join('\n');
  for (const fault of ['color-contrast', 'repeated on every sheet', 'of no use', 'without its color'])
    expect(found).toContain(fault);
});
