import type { APIRequestContext, Page } from '@playwright/test';
import { callAs } from './caller.ts';
import { emailsTo, newAccount, signInAt, viewers } from './accounts.ts';
import { checkRadio, pressOn, selectOption, tabTo, typeInto } from './keyboard.ts';
// It changes the seats of the company that other tests read.
import { expect, ownPlatformTest as test } from './test.ts';

const rooms = '/company/sample-account-1';
const course = 'AI Fundamentals for Business';

/** Invites a new account to the company; the account accepts. */
async function newPerson(request: APIRequestContext) {
  const account = await newAccount(request);
  const owner = await callAs(request, viewers.manager);
  await owner.call('POST', `/api${rooms}/people`, { email: account.email, name: account.full_name });
  const find = async () =>
    (await emailsTo(request, account.email))
      .map(({ text }) => /\/company-invitation\/([\w-]{43})\b/.exec(text)?.[1])
      .find((token) => token !== undefined);
  await expect.poll(find).toBeDefined();
  const token = await find();
  const learner = await callAs(request, account);
  await learner.call('POST', '/api/me/address-proofs', { invitation: token });
  await learner.call('POST', `/api/company-invitations/${token}/acceptance`);
  return account;
}

async function createGroup(page: Page, name: string, person: string): Promise<void> {
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Groups' }));
  await pressOn(page, page.getByRole('button', { name: 'Create a group' }));
  await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), name);
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Add people' }));
  const dialog = page.getByRole('dialog');
  await pressOn(page, dialog.getByRole('checkbox', { name: person }), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Add person' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 person is in this group')).toBeVisible();
}

test('an owner assigns a course to a group by keyboard, and a learner of it sees it on the dashboard', async ({
  page,
  request,
}) => {
  const learner = await newPerson(request);
  await signInAt(page, viewers.manager, rooms);
  await createGroup(page, 'Field Sales', learner.full_name);

  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Assignments' }));
  await pressOn(page, page.getByRole('link', { name: 'Assign a course' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Assign a course' })).toBeVisible();
  const courses = page.getByLabel('Course', { exact: true });
  await expect(courses.getByRole('option', { name: course })).toBeAttached();
  await selectOption(page, courses, course);
  await pressOn(page, page.getByRole('checkbox', { name: 'Field Sales' }), 'Space');
  await checkRadio(
    page,
    page.getByRole('radiogroup', { name: 'When is it due?' }),
    'Some days after a person gets it',
  );
  await pressOn(page, page.getByRole('button', { name: 'Preview' }));
  await expect(page.getByRole('heading', { name: 'What this changes' })).toBeFocused();
  await expect(page.getByText('1 person gets it now, with an email.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Assign to 1 person' }));
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: learner.full_name });
  await expect(row).toContainText('Not started');

  await pressOn(page, page.getByRole('button', { name: `Excuse: ${learner.full_name}` }));
  await expect(row).toContainText('Excused');
  await pressOn(page, page.getByRole('button', { name: `Withdraw excuse: ${learner.full_name}` }));
  await expect(row).toContainText('Not started');

  await signInAt(page, learner, '/dashboard');
  const assigned = page
    .getByRole('region', { name: 'Assigned to You' })
    .getByRole('article', { name: course });
  await expect(assigned).toContainText('From Sample Company 1');
  await expect(assigned).toContainText('Not started');
  await tabTo(page, assigned.getByRole('link', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/course/ai-fundamentals-for-business');
});
