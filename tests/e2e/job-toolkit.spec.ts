import { learner, newAccount, signInAt } from './accounts.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expect, test } from './test.ts';

test('the job toolkit gives a learner wording to copy, questions to practice by keyboard, and a letter', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await signInAt(page, learner, '/job-toolkit');
  const main = page.getByRole('main');
  const host = new URL(page.url()).host;

  await test.step('copies the line of the certificate', async () => {
    await main.getByRole('button', { name: 'Copy the résumé wording: AI Fundamentals for Business' }).click();
    await expect(main.getByText('Copied.')).toBeVisible();
    const [line, label, ...points] = (await copied()).split('\n');
    expect(line).toBe(
      `AI Fundamentals for Business, Red White and Code, March 2025. Certificate RWC-2025-DEM0CERT: ${host}/verify/RWC-2025-DEM0CERT`,
    );
    expect(label).toBe('Learning outcomes:');
    expect(points).toHaveLength(4);
  });

  await test.step('offers the certificate to LinkedIn', async () => {
    const link = main.getByRole('link', { name: /^Add to LinkedIn Profile AI Fundamentals for Business/ });
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('certId')).toBe('RWC-2025-DEM0CERT');
  });

  await test.step('practices questions by keyboard, and keeps the notes on each', async () => {
    const notes = main.getByRole('textbox', { name: 'Your notes' });
    const next = main.getByRole('button', { name: 'Next Question' });
    const previous = main.getByRole('button', { name: 'Previous Question' });
    const count = Number((await main.getByText(/^Question 1 of \d+$/).innerText()).split(' ').at(-1));
    expect(count).toBeGreaterThan(10);
    await expect(previous).toBeDisabled();
    await typeInto(page, notes, 'my own words');
    await pressOn(page, next);
    await expect(main.getByRole('status').filter({ hasText: `Question 2 of ${count}` })).toBeVisible();
    await expect(next).toBeFocused();
    await expect(notes).toHaveValue('');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText(`Question 1 of ${count}`)).toBeVisible();
    await expect(notes).toHaveValue('my own words');
    await expect(previous).toBeDisabled();
    await expect(next).toBeFocused();
    for (let question = 2; question <= count; question++) await page.keyboard.press('Enter');
    await expect(main.getByText(`Question ${count} of ${count}`)).toBeVisible();
    await expect(main.getByText(/^The course|^One outcome|^In “/)).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeFocused();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('my own words');
  });

  await test.step('makes a letter, and prints only it', async () => {
    await expect(main.getByRole('textbox', { name: 'Your name' })).toHaveValue('Demo Learner');
    await main.getByRole('textbox', { name: 'Employer' }).fill('Sample Company');
    await main.getByRole('textbox', { name: 'Contact person' }).fill('Ms. Lee');
    await main.getByRole('button', { name: 'Copy the letter' }).click();
    await expect.poll(copied).toContain('Dear Ms. Lee:');
    const letter = await copied();
    expect(letter).toContain('whether Sample Company has an educational assistance plan');
    expect(letter).toContain(`${host}/verify/RWC-2025-DEM0CERT`);
    expect(letter).not.toMatch(/tax-free/);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await main.getByRole('button', { name: 'Print the letter' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('Dear Ms. Lee:')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Job toolkit' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test('the job toolkit shows a learner without certificates the way to the courses', async ({
  page,
  request,
}) => {
  await signInAt(page, await newAccount(request), '/job-toolkit');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'You have no valid certificate' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Interview practice' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await main.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
});
