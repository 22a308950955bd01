import type { ReviewedApplication } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import { describe, expect, it } from 'vitest';
import { changeByOthers, historyItems } from './applicationHistory.ts';

const event = (
  status: ReviewedApplication['application_status'],
  user_id: string,
  full_name: string | null = 'Sample',
) => ({
  status,
  time: '2025-06-15T12:00:00.000Z',
  by: { user_id, full_name },
});
const applied = event('pending', 'applicant', 'Sample Applicant');
const applicant = { user_id: 'applicant', applicant_name: 'Sample Applicant' };

describe('the history of an application', () => {
  it('shows each change with its author, and the next step', () => {
    const items = historyItems({
      ...applicant,
      application_status: 'under_review',
      rejection_reason: null,
      history: [applied, event('under_review', 'admin', null)],
    });
    expect(items.map(({ title, actor, state }) => [title, actor, state])).toEqual([
      ['Applied', 'Sample Applicant', 'done'],
      ['Review started', 'Name not given', 'current'],
      ['Decision', undefined, 'upcoming'],
    ]);
  });

  it('names an applicant without a profile name as the application does', () => {
    const [first] = historyItems({
      ...applicant,
      application_status: 'pending',
      rejection_reason: null,
      history: [event('pending', 'applicant', null)],
    });
    expect(first?.actor).toBe('Sample Applicant');
  });

  it('ends with the decision and its reason', () => {
    const items = historyItems({
      ...applicant,
      application_status: 'rejected',
      rejection_reason: 'No proof',
      history: [applied, event('approved', 'admin'), event('rejected', 'admin')],
    });
    expect(items.map(({ title, tone, description }) => [title, tone, description])).toEqual([
      ['Applied', undefined, undefined],
      ['Application approved', 'success', undefined],
      ['Application rejected', 'danger', 'Reason: No proof'],
    ]);
  });
});

it.each([
  [[applied], undefined],
  [[applied, event('approved', 'me')], undefined],
  [
    [applied, event('approved', 'other', 'Second Sample Admin')],
    'Second Sample Admin approved it in the meantime.',
  ],
  [[applied, event('rejected', 'other', null)], 'Name not given rejected it in the meantime.'],
])('the change by another admin in %j is: %s', (history, sentence) => {
  const application = { application_status: 'pending' as const, rejection_reason: null, history };
  expect(changeByOthers(application, 1, 'me')).toBe(sentence);
  expect(changeByOthers(application, 2, 'me')).toBeUndefined();
});
