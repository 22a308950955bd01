import type { APIRequestContext, Page } from '@playwright/test';
import { sampleCourse, unwrittenCourse } from '../samples/sample-course.ts';
import { admin, emailsTo, signIn } from './accounts.ts';
import { callAs } from './caller.ts';
import { openSettled, settled } from './settled.ts';
import { expect, ownPlatformTest as test } from './test.ts';

const course = { id: 'opening-course', title: 'Opening Course' };
const button = (page: Page) => page.getByRole('button', { name: `Notify Me: ${course.title}` });
const promise = (page: Page) => page.getByText(`We will email you when “${course.title}” opens.`);

/** Publishes lessons of the course, as the editor does. */
async function open(request: APIRequestContext): Promise<void> {
  const { call } = await callAs(request, admin);
  const address = `/api/admin/courses/${course.id}`;
  const { version } = await call('GET', address);
  await call('PUT', address, { ...sampleCourse, title: course.title, publish: true, version });
}

const emailsAbout = async (request: APIRequestContext, address: string) =>
  (await emailsTo(request, address)).filter(({ subject }) => subject === `“${course.title}” is open`);

test('a visitor and a learner ask for an email, and get it once the course opens', { tag: '@full' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const visitor = 'opening-visitor@example.com';
  await (await callAs(request, admin)).call('POST', '/api/admin/courses', { ...unwrittenCourse, ...course });
  await test.step('a visitor asks on the card and confirms with the link', async () => {
    await openSettled(page, '/courses?q=opening');
    await button(page).click();
    const form = page.getByRole('form', { name: `Notify Me: ${course.title}` });
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill(visitor);
    await form.getByLabel('Email').press('Enter');
    await expect(page.getByText(`Press the link in our email to ${visitor}, `)).toBeVisible();
    await expect(page).toHaveURL('/courses?q=opening');
    const [mail] = await emailsTo(request, visitor);
    const { pathname, search } = new URL(/https?:\S+\/waitlist\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(promise(page)).toBeVisible();
  });

  const context = await browser.newContext({ baseURL });
  const second = await context.newPage();
  await test.step('a learner asks on the page with one press, sees it again, and can take it back', async () => {
    await signIn(second);
    await openSettled(second, `/course/${course.id}`);
    await button(second).click();
    await expect(promise(second)).toBeVisible();
    await openSettled(second, '/courses');
    await expect(promise(second)).toBeVisible();
    await second.getByRole('button', { name: `Don’t Email Me: ${course.title}` }).click();
    await expect(button(second)).toBeFocused();
    await second.reload();
    await settled(second);
    await button(second).click();
    await expect(promise(second)).toBeVisible();
  });

  await test.step('both get one email, and the request ends', async () => {
    await open(request);
    for (const address of [visitor, 'learner@example.com'])
      await expect.poll(async () => (await emailsAbout(request, address)).length).toBe(1);
    await openSettled(second, `/course/${course.id}`);
    await expect(second.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
    await expect(button(second)).toHaveCount(0);
    await context.close();
  });
});
