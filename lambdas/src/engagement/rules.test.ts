import { describe, expect, it } from 'vitest';
import launches from '../../contract/coming-soon.json' with { type: 'json' };
import { UnsubscribeToken } from '../../contract/engagement.ts';
import type { Message } from '../../contract/engagement-admin.ts';
import {
  contactMail,
  findLaunch,
  isOneClick,
  matchesFaq,
  isSameSecret,
  loggablePath,
  launchTitle,
  messageColumns,
  newUnsubscribeSecret,
  readUnsubscribeToken,
  waitlistEntryId,
  waitlistMail,
} from './rules.ts';

it.each([
  ['/nowhere', '/***'],
  ['/my-name-is-ada/at-home', '/***'],
  ['/course?email=a@example.com#x', '/course'],
  ['/users/a@example.com/x', '/***'],
  ['/verify/RWC-2025-DEM0CERT', '/verify/***'],
  ['/employer-approval/dG9rZW4/more', '/employer-approval/***'],
  ['/admin/users/a%40example.com', '/admin/***'],
  [`/${'x'.repeat(600)}`, '/***'],
  ['', '/***'],
])('logs %s as %s', { tags: ['unknown-path'] }, (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

describe('the search of questions', () => {
  const faq = { question: 'How do SEATS work?', answer: 'Ask HR about your employer’s plans.' };
  it.each([
    ['seats', true],
    [' PLANS ', true],
    ["EMPLOYER'S plans", true],
    ['', true],
    ['parking', false],
  ])('for %j finds the question: %s', (search, isFound) => {
    expect(matchesFaq(faq, search)).toBe(isFound);
  });
});

const message = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@example.com',
  company: 'Sample Company',
  message: 'Hello.\nHow many seats?',
};
const facts = [
  ['Name', 'Ada Sample'],
  ['Email', 'ada@example.com'],
  ['Company', 'Sample Company'],
];

describe('a waitlist', () => {
  it('exists only for launches that are not available yet', () => {
    expect(launches.filter(({ id }) => findLaunch(id)).map(({ id }) => id)).toEqual([
      'team-cohorts',
      'spanish-courses',
    ]);
    expect(findLaunch('no-such-launch')).toBeUndefined();
    expect(launches.map(({ id }) => launchTitle(id))).toEqual(launches.map(({ title }) => title));
    expect(launchTitle('no-such-launch')).toBeUndefined();
  });

  it('has one entry per launch and email address, with a token that the contract accepts', () => {
    const id = waitlistEntryId('team-cohorts', 'a@example.com');
    expect(waitlistEntryId('team-cohorts', 'a@example.com')).toBe(id);
    expect(waitlistEntryId('spanish-courses', 'a@example.com')).not.toBe(id);
    const secret = newUnsubscribeSecret();
    const token = `team-cohorts.${id}.${secret}`;
    expect(UnsubscribeToken.parse(token)).toBe(token);
    expect(readUnsubscribeToken(token)).toEqual({ itemId: 'team-cohorts', entryId: id, secret });
    expect(isSameSecret(secret, secret)).toBe(true);
    expect(isSameSecret(newUnsubscribeSecret(), secret)).toBe(false);
    expect(isSameSecret('', secret)).toBe(false);
  });

  it('is left with one click, also if the form ends with a line break', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect(await isOneClick('List-Unsubscribe=One-Click\r\n', type)).toBe(true);
    expect(await isOneClick('List-Unsubscribe=No', type)).toBe(false);
    expect(await isOneClick('', type)).toBe(false);
  });

  it('is confirmed by an email with a link to unsubscribe', () => {
    const mail = waitlistMail(
      'a@example.com',
      { id: 'x', title: 'Team cohorts' },
      'x.y.z',
      'https://example.com',
    );
    expect(mail).toMatchObject({
      to: 'a@example.com',
      subject: 'You are on the list: Team cohorts',
      unsubscribeHref: 'https://example.com/api/waitlist/one-click?token=x.y.z',
    });
    expect(mail.parts[0]).toContain('“Team cohorts”');
    expect(mail.parts).toContainEqual({
      label: 'Unsubscribe',
      href: 'https://example.com/unsubscribe?token=x.y.z',
    });
  });
});

it('a contact message is emailed with all its fields, with the sender’s address for replies', () => {
  const mail = contactMail('support@example.com', { ...message, employees: 25 });
  expect(mail).toMatchObject({
    to: 'support@example.com',
    replyTo: 'ada@example.com',
    subject: 'Contact form: Ada Sample, Sample Company',
  });
  expect(mail.parts).toContainEqual({ facts: [...facts, ['Employees', '25']] });
  expect(mail.parts).toContainEqual({ quote: message.message });
});

it('a contact message without its optional fields is emailed without them', () => {
  expect(contactMail('support@example.com', message).parts).toContainEqual({ facts });
  expect(contactMail('support@example.com', { ...message, phone: '1' }).parts).toContainEqual({
    facts: [...facts, ['Phone', '1']],
  });
});

it.each([
  [true, 'Answered'],
  [false, 'Waiting'],
])('a message is exported with its phone, employees, and status; answered: %s', (is_answered, status) => {
  const row = { phone: '1', employees: 25, is_answered, received_at: '2026-01-02T03:04:05.000Z' } as Message;
  const cells = messageColumns.map(({ of }) => of(row));
  expect(cells.slice(5, 8)).toEqual(['1', 25, status]);
});
