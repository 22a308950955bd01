import { describe, expect, it } from 'vitest';
import { draftOf, isAsDeclared } from './toolkitTexts.ts';

describe('a new toolkit', () => {
  it('starts with the other assistance that is declared for its year, and says so while it is unchanged', () => {
    const cap = { year: 2026, declared_cents: 120_050 };
    const draft = draftOf(undefined, 2026, { declaredCents: cap.declared_cents });
    expect(draft).toMatchObject({ plan_year: '2026', other_assistance: '1200.5' });
    expect(isAsDeclared(cap, draft)).toBe(true);
    for (const change of [{ plan_year: '2027' }, { other_assistance: '1' }])
      expect(isAsDeclared(cap, { ...draft, ...change })).toBe(false);
  });

  it('starts empty if nothing is declared', () => {
    expect(draftOf(undefined, 2026).other_assistance).toBe('');
    expect(isAsDeclared({ year: 2026, declared_cents: 0 }, draftOf(undefined, 2026))).toBe(false);
  });
});
