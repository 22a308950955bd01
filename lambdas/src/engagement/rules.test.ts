import { describe, expect, it } from 'vitest';
import launches from '../../contract/coming-soon.json' with { type: 'json' };
import courses from '../../contract/courses.json' with { type: 'json' };
import { UnsubscribeToken } from '../../contract/engagement.ts';
import { faqFiles } from '../../jobs/seed-faqs.ts';
import {
  contactMail,
  findLaunch,
  isFaqAbout,
  isSameSecret,
  loggablePath,
  newUnsubscribeSecret,
  readUnsubscribeToken,
  waitlistEntryId,
  waitlistMail,
} from './rules.ts';

it.each([
  ['/nowhere', '/nowhere'],
  ['/nowhere?email=a@example.com#x', '/nowhere'],
  ['/users/a@example.com/x', '/users/***/x'],
  ['/users/a%40example.com', '/users/***'],
  ['/verify/RWC-2025-DEM0CERT', '/verify/***'],
])('logs %s as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

describe('the search of questions', () => {
  const faq = { question: 'How do SEATS work?', answer: 'Ask HR about plans.' };
  it.each([
    ['seats', true],
    [' PLANS ', true],
    ['', true],
    ['parking', false],
  ])('for %j finds it: %s', (sought, isFound) => {
    expect(isFaqAbout(faq, sought)).toBe(isFound);
  });
});

describe('the questions', () => {
  const faqs = faqFiles();
  const weeks = courses.map(({ duration }) => Number.parseInt(duration, 10));

  it('are the ten of the help center in its six categories, and the eleven of the landing page', () => {
    const help = faqs.filter(({ placement }) => placement === 'help');
    expect(help).toHaveLength(10);
    expect([...new Set(help.map(({ category }) => category))]).toEqual([
      'Section 127',
      'Enrollment',
      'Reimbursement',
      'Layoff to Lift-Off',
      'Certificates',
      'Corporate',
    ]);
    expect(faqs.filter(({ placement }) => placement === 'landing')).toHaveLength(11);
  });

  it('each have an id of their own that can stand in an address', () => {
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    for (const { id } of faqs) expect(id).toMatch(/^[a-z0-9-]{1,100}$/);
  });

  it('name the catalog’s own durations', () => {
    const named = faqs.flatMap(({ answer }) => [...answer.matchAll(/(\d+) to (\d+) weeks/g)]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, least, most] of named) {
      expect([Number(least), Number(most)]).toEqual([Math.min(...weeks), Math.max(...weeks)]);
    }
  });

  it('promise no tax advantage that a plan has to give first', () => {
    for (const { id, answer } of faqs) {
      if (/tax-free/.test(answer)) expect(answer, id).toMatch(/\bmay\b/);
      expect(answer, id).not.toMatch(/IRS-formatted|compliant|guaranteed/i);
    }
  });
});

describe('a waitlist', () => {
  it('is for what is still to come', () => {
    expect(launches.filter(({ id }) => findLaunch(id)).map(({ status }) => status)).toEqual([
      'Q2 2025',
      'Q3 2025',
    ]);
    expect(findLaunch('no-such-launch')).toBeUndefined();
  });

  it('has one entry for a launch and an address, with a token that the contract takes', () => {
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

  it('is confirmed by a mail with the link that ends it', () => {
    const mail = waitlistMail(
      'a@example.com',
      { id: 'x', title: 'Team cohorts' },
      'x.y.z',
      'https://example.com',
    );
    expect(mail.parts).toContainEqual({
      label: 'Unsubscribe',
      href: 'https://example.com/unsubscribe?token=x.y.z',
    });
  });
});

it('a contact message is mailed with all its fields, and answered to who wrote', () => {
  const message = {
    firstName: 'Ada',
    lastName: 'Sample',
    email: 'ada@example.com',
    company: 'Sample Company',
    employees: 25,
    message: 'Hello.\nHow many seats?',
  };
  const mail = contactMail('support@example.com', message);
  expect(mail).toMatchObject({
    to: 'support@example.com',
    replyTo: 'ada@example.com',
    subject: 'Contact form: Ada Sample, Sample Company',
  });
  expect(mail.parts).toContainEqual({
    facts: [
      ['Name', 'Ada Sample'],
      ['Email', 'ada@example.com'],
      ['Company', 'Sample Company'],
      ['Employees', '25'],
    ],
  });
  expect(mail.parts).toContainEqual({ quote: message.message });
});
