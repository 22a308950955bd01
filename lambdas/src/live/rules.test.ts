import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { followedRows } from '@redwhiteandcode/contract/live/operations.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { type Key, keys } from '../platform/keys.ts';
import { changesOf, tokenOf } from './rules.ts';

type Images = { before?: string[]; after?: string[] };

/** Makes a change of a row; for the row of a user's sessions with their IDs before and after. */
function change({ pk, sk }: Key, eventName: DynamoDBRecord['eventName'] = 'MODIFY', ids: Images = {}) {
  const image = (sessions: string[] | undefined, email: string) => ({
    email: { S: email },
    ...(sessions && { sessions: { M: Object.fromEntries(sessions.map((id) => [id, { M: {} }])) } }),
  });
  const record: DynamoDBRecord = {
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      OldImage: image(ids.before, 'before@example.com'),
      NewImage: image(ids.after, 'after@example.com'),
    },
  };
  return { ...record, eventName } as DynamoDBRecord;
}

describe('the changed lists', () => {
  it.each<[string, Key, string[]]>([
    ['a profile', keys.profile('u'), ['users', 'roles', 'enrollments', 'refunds', 'queues']],
    ['a role', keys.role('u', 'moderator'), ['users', 'roles']],
    ['a course', keys.course('c'), ['courses', 'enrollments', 'refunds', 'queues', 'reimbursements']],
    ['its details', keys.details('c'), ['courses']],
    ['a module', keys.module('c', 1), ['courses']],
    ['an enrollment', keys.enrollment('u', 'c'), ['enrollments']],
    ['a certificate', keys.certificate('RWC-2025-DEM0CERT'), ['users', 'certificates']],
    ['a seat', keys.corporateSeat('c', 's'), ['corporate-accounts']],
    ['an application', keys.application('a'), ['layoff-applications', 'queues']],
    ['a toolkit', keys.toolkit('t'), ['reimbursements']],
    ['a corporate account', keys.corporateAccount('c'), ['corporate-accounts']],
    ['a message', keys.message('m'), ['messages', 'queues']],
    ['the totals', keys.totals('u'), ['analytics']],
    ['an audit entry', keys.audit('a'), ['audit-log']],
    ['the search entries of an enrollment', keys.indexed('enrollments', 'u.c'), []],
    ['one of these entries', keys.entry('enrollments', 'by=created', 'x'), []],
    ['a completed lesson', keys.progress('u', 'c', 1, 1), []],
    ['a window of a limit', keys.limit('x', 1), []],
    ['an email', keys.mail('m'), []],
    ['a vote', keys.faqVote('f', 'v'), []],
    ['a connection', keys.connection('c'), []],
  ])('of %s', (_name, key, lists) => {
    expect(changesOf([change(key)]).changed.toSorted()).toEqual(lists.toSorted());
  });

  it.each([
    [
      'the lessons that a learner has completed',
      { completed_lessons: ['1', '2'], tick_changes: ['1', '2'] },
      [],
    ],
    ['the status', { completed_lessons: ['1', '2'], status: ['active', 'completed'] }, ['enrollments']],
  ])('of an enrollment include the list if %s changed', (_name, attributes, lists) => {
    const image = (at: number) =>
      Object.fromEntries(Object.entries(attributes).map(([name, values]) => [name, { S: values[at] ?? '' }]));
    const { dynamodb } = change(keys.enrollment('u', 'c'));
    const record = { dynamodb: { ...dynamodb, OldImage: image(0), NewImage: image(1) } };
    expect(changesOf([record]).changed).toEqual(lists);
  });

  const lists = Object.values(operations).flatMap(
    ({ route }) => /^GET \/api\/admin\/([^/]+)$/.exec(route)?.[1] ?? [],
  );
  it.each(lists)('include %s, which admins can read', { tags: ['live-lists'] }, (list) => {
    expect(followedRows).toHaveProperty([list]);
  });

  it('are named once for many changes, without data of rows', () => {
    const many = changesOf(Array.from({ length: 50 }, (_, n) => change(keys.enrollment(`user-${n}`, 'c'))));
    expect(many).toEqual({ changed: ['enrollments'], ended: [] });
    const mixed = [change(keys.enrollment('u', 'c')), change(keys.audit('a'))];
    expect(changesOf(mixed).changed.toSorted()).toEqual(['audit-log', 'enrollments']);
    const all = changesOf([change(keys.profile('u')), change(keys.course('c')), change(keys.totals('u'))]);
    expect(all.changed.every((list) => list in followedRows)).toBe(true);
    expect(JSON.stringify(all)).not.toContain('sample@example.com');
  });
});

describe('the ended sessions', () => {
  const all = { userId: 'u', sessions: 'all' };
  const sessions = (before: string[], after: string[]) =>
    change(keys.sessions('u'), 'MODIFY', { before, after });
  it.each<[string, DynamoDBRecord, unknown[]]>([
    ['the admin role is removed', change(keys.role('u', 'admin'), 'REMOVE'), [all]],
    ['the profile is removed', change(keys.profile('u'), 'REMOVE'), [all]],
    ['all sessions are deleted', change(keys.sessions('u'), 'REMOVE', { before: ['a'] }), [all]],
    ['one session ends', sessions(['a', 'b'], ['b']), [{ userId: 'u', sessions: ['a'] }]],
    ['all sessions end', sessions(['a', 'b'], []), [{ userId: 'u', sessions: ['a', 'b'] }]],
    ['one session replaces another', sessions(['a'], ['b']), [{ userId: 'u', sessions: ['a'] }]],
    ['a session starts', sessions(['a'], ['a', 'b']), []],
    ['a session is used', sessions(['a'], ['a']), []],
    ['the profile changes', change(keys.profile('u')), []],
    ['another role is removed', change(keys.role('u', 'moderator'), 'REMOVE'), []],
    ['another row has sessions', change(keys.course('c'), 'MODIFY', { before: ['a'] }), []],
    ['a course is removed', change(keys.course('c'), 'REMOVE'), []],
    ['the admin role is assigned', change(keys.role('u', 'admin'), 'INSERT'), []],
    ['an enrollment is removed', change(keys.enrollment('u', 'c'), 'REMOVE'), []],
  ])('when %s', (_name, record, ended) => {
    expect(changesOf([record]).ended).toEqual(ended);
  });
});

describe('the subprotocols of a socket', () => {
  it.each([
    ['bearer, the-token', 'the-token'],
    ['bearer ,the-token', 'the-token'],
    ['bearer,the-token, more', 'the-token'],
    ['other, the-token', ''],
    ['bearer', ''],
    [undefined, ''],
  ])('%j have the token %j', (protocols, token) => {
    expect(tokenOf(protocols)).toBe(token);
  });

  it('are split in linear time', () => {
    const started = performance.now();
    tokenOf(`bearer${' '.repeat(1_000_000)}x`);
    // A pattern that backtracks takes minutes.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
