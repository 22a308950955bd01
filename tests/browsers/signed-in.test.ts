import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newLearner, proveAddress } from '../clients/api-client.ts';
import { recordCheck } from '../clients/payment-client.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { codeOf } from '../clients/two-step-client.ts';
import type { Screen } from './screen.ts';
import { admin, describeInBrowsers } from './site.ts';

const course = { id: 'ai-literacy-101', title: 'AI Literacy 101' };

describeInBrowsers(({ screen: shown, origin, staff, signInAs }) => {
  let screen: Screen;
  beforeAll(() => {
    screen = shown();
  });

  it('a learner pays by card and makes the toolkit, and the employer approves it', async () => {
    const learner = await newLearner(origin(), 'Browser Learner');
    await proveAddress(origin(), learner.email);
    await signInAs(learner, `/course/${course.id}`);
    await screen.click('button', 'Enroll Now');
    await screen.click('link', 'Pay now');
    await screen.click('button', 'Pay now');
    await screen.fill('Name on the card or account', 'Sample Payer');
    await screen.fill('Card number', '4242424242424242');
    await screen.fill('Expiry', '12 / 40');
    await screen.fill('CVC', '123');
    await screen.click('button', /^Pay /);
    await screen.see('Thank you. Your payment is confirmed.');

    await screen.open(`/reimbursement/new?course=${course.id}`);
    await screen.click('button', 'Next');
    await screen.fill('Employer', 'Sample Employer');
    await screen.click('button', 'Next');
    await screen.see('Must a course be approved before it starts?');
    await screen.click('button', 'Next');
    await screen.see('Other educational assistance');
    await screen.click('button', 'Next');
    await screen.click('button', 'Make the Toolkit');
    await screen.atPath(/^\/reimbursement\/[0-9a-f-]{36}$/);
    await screen.click('button', 'Create the link');
    const link = await screen.read('textbox', 'Link for your employer');
    const toolkit = await screen.path();

    await screen.forget();
    await screen.open(new URL(link).pathname);
    await screen.see('is asking you to reimburse this course');
    await screen.click('radio', 'Approve');
    await screen.fill('Amount approved, in dollars', '100.00');
    await screen.fill('Your full name', 'Sample Manager');
    await screen.fill('Your title', 'Benefits Manager');
    await screen.click('button', 'Send the decision');
    await screen.see('Your company agrees to pay $100.00 of the $');
    await screen.click('button', 'Approve the request');
    await screen.see('This request was approved in part');
    await screen.see('Sample Manager, Benefits Manager');

    await signInAs(learner, toolkit);
    await screen.see('Your employer agreed. Record the payment when you receive it.');
    await screen.see('$100.00');
    expect(screen.errors() ?? []).toEqual([]);
  });

  it('a badge file is checked in the browser', async () => {
    const learner = await newLearner(origin(), 'Browser Learner');
    await learner.send('POST', '/api/enrollments', { course_id: course.id });
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    await recordCheck(staff(), order.id);
    const { body } = await learner.send('GET', `/api/courses/${course.id}/content`);
    for (const { module_number, lessons } of body.items)
      for (const { lesson_number } of lessons)
        await learner.send('PUT', `/api/courses/${course.id}/progress/${module_number}/${lesson_number}`);
    const [{ certificate_number: number }] = (await learner.send('GET', '/api/enrollments')).body.items;
    const badge = await learner.send('GET', `/api/certificates/${number}/badge`);
    const file = path.join(temporaryFolder(), 'badge.json');
    writeFileSync(file, JSON.stringify(badge.body));
    await screen.forget();
    await screen.open('/verify');
    await screen.attach(file);
    await screen.see('Valid badge');
    expect(screen.errors() ?? []).toEqual([]);
  });

  it('a learner changes the name, turns two-step verification on, and signs in with a code', async () => {
    const learner = await newLearner(origin(), 'Browser Learner');
    await signInAs(learner, '/account');
    await screen.fill('Full Name', 'Renamed Learner');
    await screen.press('Enter');
    await screen.see('Name saved');
    await screen.click('button', 'Set up two-step verification');
    await screen.fill('Password', learner.password);
    await screen.press('Enter');
    const secret = (await screen.read('code')).replaceAll(' ', '');
    await screen.fill('6-digit code', codeOf(secret));
    await screen.press('Enter');
    await screen.see('Save your recovery codes');
    await screen.click('button', 'I saved them');
    await screen.see('10 recovery codes left');

    await screen.forget();
    await screen.open('/auth?returnTo=/account');
    await screen.fill('Email', learner.email);
    await screen.fill('Password', learner.password);
    await screen.press('Enter');
    await screen.see('Two-Step Verification');
    await screen.fill('6-digit code', codeOf(secret, 1));
    await screen.press('Enter');
    await screen.atPath('/account');
    await screen.see(`Signed in as ${learner.email}`);
    expect((await learner.send('GET', '/api/me')).status).toBe(401);
  });

  it('an admin finds a person with the search of the admin area', async () => {
    const learner = await newLearner(origin(), `Findable ${crypto.randomUUID().slice(0, 8)}`);
    await signInAs(admin, '/admin');
    await screen.click('button', 'Search');
    await screen.fill(/^Find a person/, learner.email);
    await screen.click('option', /^Findable/);
    await screen.atPath(`/admin/users/${learner.userId}`);
    await screen.see(learner.email);
    expect(screen.errors() ?? []).toEqual([]);
  });
});
