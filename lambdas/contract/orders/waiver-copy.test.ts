import { describe, expect, it } from 'vitest';
import { liftoffTerms, waiverTerms, waiverTitle } from './waiver-copy.ts';

describe('a course that is free for a learner', () => {
  it.each([
    ['liftoff', null, 'Free for you: Layoff to Lift-Off'],
    ['company_seat', 'Acme', 'Paid by your company'],
  ] as const)('by %s says who pays, and that nothing is owed', (reason, company, title) => {
    expect(waiverTitle({ reason })).toBe(title);
    expect(waiverTerms({ reason, company })).toContain('You owe nothing');
  });

  it('by a seat names the company, if it is known', () => {
    expect(waiverTerms({ reason: 'company_seat', company: 'Acme' })).toMatch(/^Acme pays/);
    expect(waiverTerms({ reason: 'company_seat', company: null })).toMatch(/^Your company pays/);
  });

  it('by the program is not owed after a new job either, whatever the employer decides', () => {
    expect(liftoffTerms).toContain('now or after you find a job');
    expect(liftoffTerms).toContain('If it declines, you still owe nothing.');
    expect(liftoffTerms).toContain('may not qualify');
  });
});
