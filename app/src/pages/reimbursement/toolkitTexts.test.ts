import type { Toolkit } from '@redwhiteandcode/lambdas/contract/reimbursement-toolkits.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, isOtherOf, latestOfYear } from './toolkitTexts.ts';

const toolkitOf = (plan_year: number, other_assistance_cents: number) =>
  ({ plan_year, other_assistance_cents }) as Toolkit;

describe('a new toolkit', () => {
  it('starts with the other assistance of the latest toolkit of its year, and says so while it is unchanged', () => {
    const toolkits = [toolkitOf(2027, 5), toolkitOf(2026, 120_050), toolkitOf(2026, 100)];
    const latest = latestOfYear(toolkits, 2026);
    expect(latest).toBe(toolkits[1]);
    const draft = draftOf(undefined, 2026, { otherCents: latest?.other_assistance_cents });
    expect(draft).toMatchObject({ plan_year: '2026', other_assistance: '1200.5' });
    expect(isOtherOf(latest, draft)).toBe(true);
    for (const change of [{ plan_year: '2027' }, { other_assistance: '1' }])
      expect(isOtherOf(latest, { ...draft, ...change })).toBe(false);
  });

  it('starts empty in the first toolkit of a year', () => {
    expect(latestOfYear([toolkitOf(2025, 100)], 2026)).toBeUndefined();
    expect(draftOf(undefined, 2026).other_assistance).toBe('');
    expect(isOtherOf(toolkitOf(2026, 0), draftOf(undefined, 2026))).toBe(false);
  });
});
