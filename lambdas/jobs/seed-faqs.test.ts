import { describe, expect, it } from 'vitest';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { faqFiles } from './seed-faqs.ts';

describe('the questions', () => {
  const faqs = faqFiles();
  const weeks = courses.map(({ duration }) => Number.parseInt(duration, 10));

  it('are ten for the help center, in six categories, and eleven for the landing page', {
    tags: ['questions'],
  }, () => {
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

  it('have unique ids that are valid in a URL', () => {
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    for (const { id } of faqs) expect(id).toMatch(/^[a-z0-9-]{1,100}$/);
  });

  it('state the course durations of the catalog', () => {
    const named = faqs.flatMap(({ answer }) => [
      ...answer.matchAll(/(\d+) to (\d+) weeks(?:; the shortest takes (\d+))?/g),
    ]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, least, most, shortest = least] of named) {
      expect([Number(shortest), Number(most)]).toEqual([Math.min(...weeks), Math.max(...weeks)]);
      expect(weeks).toContain(Number(least));
    }
  });

  it('promise no tax advantage that depends on the employer’s plan', () => {
    for (const { id, answer } of faqs) {
      if (/tax-free/.test(answer)) expect(answer, id).toMatch(/\bmay\b/);
      expect(answer, id).not.toMatch(/IRS-formatted|compliant|guaranteed/i);
    }
  });
});
