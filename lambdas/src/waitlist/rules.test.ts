import { describe, expect, it } from 'vitest';
import launches from '@redwhiteandcode/contract/catalog/coming-soon.json' with { type: 'json' };
import { WaitlistToken } from '@redwhiteandcode/contract/waitlist/operations.ts';
import {
  type AwaitedCourse,
  awaitedCourse,
  awaitedLaunch,
  confirmMail,
  goneMail,
  isSameSecret,
  newWaitlistSecret,
  openedMail,
  readWaitlistToken,
  waitlistEntryId,
} from './rules.ts';

describe('a waitlist', () => {
  it('is for a launch until it is available', () => {
    expect(
      launches.map(({ id }) => awaitedLaunch(id)).map((launch) => [launch?.state, launch]),
    ).toMatchObject([
      ['waiting', { title: 'Team cohorts' }],
      ['waiting', { title: 'Courses in Spanish' }],
      ['open', { title: 'Prompt library', path: '/course/prompt-engineering-mastery' }],
    ]);
    expect(awaitedLaunch('no-such-launch')).toBeUndefined();
  });

  const lessons = { title: 'Sample', status: 'published', lesson_count: 3, awaits_review: false } as const;
  it.each<[string, AwaitedCourse | undefined, string, boolean?]>([
    ['with lessons', lessons, 'open', true],
    ['without lessons', { ...lessons, lesson_count: 0 }, 'waiting', true],
    ['whose lessons await a review', { ...lessons, awaits_review: true }, 'waiting', true],
    ['that is a draft', { ...lessons, status: 'draft' }, 'waiting', false],
    ['that was archived', { ...lessons, status: 'archived' }, 'waiting', false],
    ['that was deleted', undefined, 'gone'],
  ])('of a course %s is %#', (_name, course, state, mayJoin) => {
    const awaited = awaitedCourse('sample', course);
    expect(awaited).toMatchObject({
      state,
      ...(mayJoin !== undefined && { mayJoin, path: '/course/sample' }),
    });
  });

  it('has one entry per item and email address, with a token that the contract accepts', () => {
    const id = waitlistEntryId('team-cohorts', 'a@example.com');
    expect(waitlistEntryId('team-cohorts', 'a@example.com')).toBe(id);
    expect(waitlistEntryId('spanish-courses', 'a@example.com')).not.toBe(id);
    const secret = newWaitlistSecret();
    const token = `team-cohorts.${id}.${secret}`;
    expect(WaitlistToken.parse(token)).toBe(token);
    expect(readWaitlistToken(token)).toEqual({ itemId: 'team-cohorts', entryId: id, secret });
    expect(isSameSecret(secret, secret)).toBe(true);
    expect(isSameSecret(newWaitlistSecret(), secret)).toBe(false);
    expect(isSameSecret('', secret)).toBe(false);
  });

  const recipient = { to: 'a@example.com', token: 'x.y.z', siteUrl: 'https://example.com' };
  const oneClick = { unsubscribeHref: 'https://example.com/api/waitlist/one-click?token=x.y.z' };

  it('asks the address to confirm, with a link to unsubscribe', () => {
    const mail = confirmMail('Sample', recipient);
    expect(mail).toMatchObject({ to: 'a@example.com', ...oneClick });
    expect(mail.subject).toContain('“Sample”');
    expect(mail.parts).toEqual(
      expect.arrayContaining([
        { label: 'Confirm my request', href: 'https://example.com/waitlist?token=x.y.z', isMain: true },
        { label: 'Unsubscribe', href: 'https://example.com/unsubscribe?token=x.y.z' },
      ]),
    );
  });

  it('ends with an email that leads to what opened, or says that it will not open', () => {
    const course = awaitedCourse('sample', lessons);
    if (course.state === 'gone') throw new Error('The course exists.');
    const opened = openedMail(course, recipient);
    expect(opened).toMatchObject({ to: 'a@example.com', subject: '“Sample” is open', ...oneClick });
    expect(opened.parts).toContainEqual({
      label: 'View the course',
      href: 'https://example.com/course/sample',
      isMain: true,
    });
    const gone = goneMail('Sample', recipient);
    expect(gone).toMatchObject({ to: 'a@example.com', subject: '“Sample” will not open', ...oneClick });
  });
});
