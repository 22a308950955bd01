import { describe, expect, it } from 'vitest';
import { linkRules, newLink, newToken, stateOf, tokenHash } from './links.ts';

const at = '2026-02-01T00:00:00.000Z';

describe('an employer’s link', () => {
  const now = Date.parse(at);
  const shared = { shares_documents: true, shares_progress: false };
  const link = newLink(shared, { now, isSent: false, mark: undefined });
  const month = linkRules.days * 86_400_000;

  it('expires after 30 days, decided or not, and a revoked one stays revoked', () => {
    expect(stateOf(link, now + month - 1)).toBe('open');
    expect(stateOf(link, now + month)).toBe('expired');
    const decision = { decision: 'approved' as const, decided_at: at, reason: null };
    expect(stateOf({ ...link, decision }, now)).toBe('decided');
    expect(stateOf({ ...link, decision }, now + month)).toBe('expired');
    expect(stateOf({ ...link, revoked_at: at }, now + month)).toBe('revoked');
  });

  it('has a token of 256 random bits, found by its SHA-256', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(newToken());
    expect(tokenHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});
