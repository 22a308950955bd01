import { describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../platform/link-token.ts';
import { linkRules, newLink, stateOf } from './links.ts';
import type { DecisionRow } from './toolkit-row.ts';

const at = '2026-02-01T00:00:00.000Z';

const decisionWith = (link_id: string): DecisionRow => ({
  decision: 'approved',
  decided_at: at,
  by: 'employer_link',
  name: 'Test Manager',
  title: 'Manager',
  asked_cents: 100,
  amount_cents: 100,
  comment: null,
  link_id,
  sent_to: null,
  employee_name: 'Test Employee',
  employer_name: null,
  course_title: 'Test Course',
});

describe('an employer’s link', () => {
  const now = Date.parse(at);
  const shared = { shares_documents: true, shares_progress: false };
  const link = newLink(shared, { now, sentTo: null, mark: undefined });
  const month = linkRules.days * 86_400_000;

  it('expires after 30 days, decided or not, and a revoked one stays revoked', () => {
    const open = { link, decision: null };
    expect(stateOf(open, now + month - 1)).toBe('open');
    expect(stateOf(open, now + month)).toBe('expired');
    const decided = { link, decision: decisionWith(link.id) };
    expect(stateOf(decided, now)).toBe('decided');
    expect(stateOf(decided, now + month)).toBe('expired');
    expect(stateOf({ ...decided, decision: decisionWith('another link') }, now)).toBe('open');
    expect(stateOf({ ...open, link: { ...link, revoked_at: at } }, now + month)).toBe('revoked');
    expect(stateOf({ ...open, takenOverAt: link.created_at }, now)).toBe('revoked');
  });

  it('has a token of 256 random bits, found by its SHA-256', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(newToken());
    expect(tokenHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});
