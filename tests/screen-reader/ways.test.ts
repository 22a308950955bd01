import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, newLearner } from '../clients/api-client.ts';
import { Screen } from '../browsers/screen.ts';
import { admin, signInAs } from '../browsers/site.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { type Desktop, requirePrograms, startDesktop } from './orca.ts';
import type { Speech } from './speech.ts';

// These tests state what a blind person must hear on the way; what each page does is tested once, in `tests/e2e`. Every step
// waits for the speech of the one before, because Orca applies a key to what it has said last.

const courseId = 'ai-literacy-101';

let platform: Platform;
let desktop: Desktop;
let screen: Screen;
let speech: Speech;

beforeAll(async () => {
  const programs = requirePrograms();
  platform = await startPlatform();
  desktop = await startDesktop(programs);
  ({ speech } = desktop);
  screen = new Screen(desktop.driver, platform.origin);
});
afterAll(async () => {
  await desktop?.driver.quit();
  await platform?.stop();
});
beforeEach(() => speech.restart());

async function newParticipant(): Promise<Caller & { email: string; password: string }> {
  const learner = await newLearner(platform.origin, 'Sample Learner');
  await learner.send('POST', '/api/enrollments', { course_id: courseId });
  return learner;
}

it('a visitor hears the fields of the sign-up form, the error, and once that the account exists', async () => {
  await screen.open('/auth?mode=signup');
  await speech.hears('Sign In or Sign Up | Red White and Code');
  await screen.tabTo('textbox', 'Full Name');
  await speech.hears('Full Name entry required');
  expect(speech.said('invalid')).toEqual([]);
  await screen.type('Sample Learner');
  await screen.press('Enter');
  await speech.hears('Email entry required', 'Please enter a valid email address.');
  await screen.type(`sample-${crypto.randomUUID()}@example.com`);
  await screen.press('Tab');
  await speech.hears('Password password text', '6 to 256 characters, with no space at the start or end');
  await screen.type('spoken-password');
  await screen.press('Enter');
  await speech.hears('Success! Account created successfully. You can now sign in.');
  await screen.press('Tab');
  await speech.hears('Show password');
  expect(speech.said('Please enter a valid email address')).toHaveLength(1);
  expect(speech.said('Account created')).toHaveLength(1);
});

it('a learner hears that a lesson is marked complete, and the progress', async () => {
  await signInAs(screen, platform.origin, await newParticipant(), `/learn/${courseId}/1/1`);
  await speech.hears('Red White and Code');
  await screen.tabTo('checkbox', 'Mark complete');
  await speech.hears('Mark complete check box not checked');
  await screen.press('Space');
  await speech.hears(/^checked/, '8 percent');
  await screen.press('Space');
  await speech.hears(/^not checked/);
  expect(speech.said('8 percent')).toHaveLength(1);
});

it('a learner hears each step of the reimbursement wizard, its error, and once what it has made', async () => {
  const next = async (...phrases: string[]) => {
    await screen.tabTo('button', 'Next');
    await speech.hears('Next button');
    await screen.press('Enter');
    await speech.hears(...phrases);
  };
  await signInAs(screen, platform.origin, await newParticipant(), `/reimbursement/new?course=${courseId}`);
  await speech.hears('Red White and Code');
  await next('Who reimburses it? heading level 2');
  await screen.tabTo('textbox', 'Employer');
  await speech.hears('Employer entry required');
  expect(speech.said('invalid')).toEqual([]);
  await next('Employer entry required', 'Enter the name of your employer.');
  await screen.type('Sample Employer');
  await next('What does your employer’s plan ask for? heading level 2');
  await screen.tabTo('button', 'Back');
  await speech.hears('Must a course be approved before it starts? panel', 'I don’t know', 'Back button');
  await next('In which year will it be reimbursed? heading level 2');
  await screen.tabTo('textbox', /^Other educational assistance/);
  await speech.hears('Other educational assistance in that year, in dollars (optional) entry');
  await next('Check what you entered heading level 2');
  await screen.tabTo('button', 'Make the Toolkit');
  await speech.hears('Make the Toolkit button');
  await screen.press('Enter');
  await speech.hears('Your toolkit is ready');
  await screen.tabTo('button', 'Create the link');
  await speech.hears('Create the link button');
  await screen.press('Enter');
  await speech.hears('The link is ready', 'we cannot show it again');
  await screen.press('Tab');
  await speech.hears('Link for your employer');
  expect(speech.said('Your toolkit is ready')).toHaveLength(1);
  expect(speech.said('The link is ready')).toHaveLength(1);
});

it('an admin hears the filter of a list, its order, and each change of the order', async () => {
  await newParticipant();
  await signInAs(screen, platform.origin, admin, '/admin/enrollments');
  await speech.hears('Enrollment Management | Admin');
  await screen.tabTo('combobox', 'Status');
  await speech.hears('Status combo box', 'All Statuses');
  await screen.press('ArrowDown');
  await speech.hears('Active');
  await screen.atPath('/admin/enrollments?status=active');
  await screen.tabTo('button', 'Student');
  await speech.hears('Student button');
  await screen.press('Enter');
  await speech.hears('Sorted by student, ascending');
  await screen.press('Enter');
  await speech.hears('Sorted by student, descending');
  expect(speech.said('Sorted by student, ascending')).toHaveLength(1);
});
