import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedShareOf,
  decideRefund,
  lessonsWithinRefund,
  refundCopy,
  refundEndsAt,
  refundWindow,
  revokesCertificate,
} from './refund-rule.ts';

const paidAt = new Date('2026-03-01T12:00:00Z');
const hour = 60 * 60 * 1000;
const after = (hours: number) => new Date(paidAt.getTime() + hours * hour);

describe('the refund rule', { tags: ['refund-rule'] }, () => {
  it.each([
    ['immediately, nothing completed', 0, 0, false, { isDue: true, ground: 'window' }],
    ['in the last hour, a quarter completed', 14 * 24, 0.25, false, { isDue: true, ground: 'window' }],
    ['an hour after the window', 14 * 24 + 1, 0, false, { isDue: false, reason: 'window-over' }],
    ['more than a quarter completed', 1, 0.26, false, { isDue: false, reason: 'too-much-completed' }],
    ['late and completed', 400, 1, false, { isDue: false, reason: 'window-over' }],
    ['late and completed, with a denial', 24 * 300, 1, true, { isDue: true, ground: 'denial' }],
    ['in the window, with a denial', 1, 0, true, { isDue: true, ground: 'denial' }],
    ['a clock that is slightly behind', -1, 0, false, { isDue: true, ground: 'window' }],
  ])('%s', (_, hours, completedShare, isDenialDocumented, decision) => {
    expect(decideRefund({ paidAt, now: after(hours), completedShare, isDenialDocumented })).toEqual(decision);
  });

  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const hours = fc.double({ min: 0, max: 24 * 365, noNaN: true });

  it('always refunds after a documented denial', () => {
    fc.assert(
      fc.property(hours, share, (passed, completedShare) => {
        const request = { paidAt, now: after(passed), completedShare, isDenialDocumented: true };
        expect(decideRefund(request)).toEqual({ isDue: true, ground: 'denial' });
      }),
    );
  });

  it('without a denial refunds only within both limits', () => {
    fc.assert(
      fc.property(hours, share, (passed, completedShare) => {
        const request = { paidAt, now: after(passed), completedShare, isDenialDocumented: false };
        const isInTime = request.now.getTime() - paidAt.getTime() <= 14 * 24 * hour;
        expect(decideRefund(request).isDue).toBe(isInTime && completedShare <= 0.25);
      }),
    );
  });

  it('never becomes due by waiting or completing more lessons', () => {
    fc.assert(
      fc.property(hours, hours, share, share, (first, later, less, more) => {
        const [lessDone = 0, moreDone = 0] = [less, more].sort((a, b) => a - b);
        const before = { paidAt, now: after(first), completedShare: lessDone, isDenialDocumented: false };
        const then = { ...before, now: after(first + later), completedShare: moreDone };
        if (!decideRefund(before).isDue) expect(decideRefund(then).isDue).toBe(false);
      }),
    );
  });

  it.each([Number.NaN, -0.01, 1.01, 30])('throws for a completed share of %d', (completedShare) => {
    const request = { paidAt, now: after(1), completedShare, isDenialDocumented: false };
    expect(() => decideRefund(request)).toThrow(RangeError);
  });

  it('throws for an invalid date', () => {
    const request = { now: after(1), completedShare: 0, isDenialDocumented: true };
    expect(() => decideRefund({ ...request, paidAt: new Date('soon') })).toThrow(RangeError);
  });

  // The window is 14 times 24 hours wherever the learner is, also across a change of daylight saving time.
  it.each([
    ['Honolulu', '2026-03-01T23:59:59-10:00', '2026-03-15T23:59:59-10:00'],
    ['New York, across the change', '2026-03-01T09:00:00-05:00', '2026-03-15T10:00:00-04:00'],
    ['London, across the year', '2025-12-20T00:00:00Z', '2026-01-03T00:00:00Z'],
    ['Auckland', '2026-04-01T08:30:00+13:00', '2026-04-15T07:30:00+12:00'],
  ])('ends to the second in %s', (_, paid, end) => {
    const at = (now: Date) =>
      decideRefund({ paidAt: new Date(paid), now, completedShare: 0.25, isDenialDocumented: false });
    const last = new Date(end);
    expect(refundEndsAt(new Date(paid))).toEqual(last);
    expect(at(last).isDue).toBe(true);
    expect(at(new Date(last.getTime() + 1000))).toEqual({ isDue: false, reason: 'window-over' });
  });

  it.each([
    [0, 12, 3],
    [3, 12, 0],
    [4, 12, -1],
    [0, 3, 0],
    [0, 0, 0],
  ])('with %i of %i lessons allows %i more', (completed, total, more) => {
    expect(lessonsWithinRefund({ completed, total })).toBe(more);
  });

  it.each([
    [3, 12, 0.25, 0],
    [1, 12, 0.25, 2],
    [0, 12, 1, -9],
    [1, 15, 4 / 15, -1],
    [0, 0, 1, -1],
  ])(
    'with %i of %i lessons after a highest share of %d allows %i more',
    (completed, total, highestShare, more) => {
      const progress = { completed, total, highestShare };
      expect(lessonsWithinRefund(progress)).toBe(more);
      const completedShare = countedShareOf(progress);
      const decision = decideRefund({ paidAt, now: paidAt, completedShare, isDenialDocumented: false });
      expect(decision.isDue).toBe(more >= 0);
    },
  );

  it('allows exactly the lessons that keep a refund due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat({ max: 400 }), (total, completed) => {
        fc.pre(completed <= total);
        const isDue = (done: number) =>
          decideRefund({
            paidAt,
            now: paidAt,
            completedShare: countedShareOf({ completed: done, total }),
            isDenialDocumented: false,
          }).isDue;
        const more = lessonsWithinRefund({ completed, total });
        expect(isDue(completed)).toBe(more >= 0);
        if (more >= 0 && completed + more < total) {
          expect(isDue(completed + more)).toBe(true);
          expect(isDue(completed + more + 1)).toBe(false);
        }
      }),
    );
  });

  it('revokes a certificate after a refund in the window or a chargeback, not after a denial', () => {
    expect((['denial', 'window', 'chargeback'] as const).map(revokesCertificate)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is worded with its own numbers', () => {
    expect(refundWindow).toEqual({ days: 14, maxCompleted: 0.25 });
    expect(refundCopy.window).toContain('14 days');
    expect(refundCopy.window).toContain('25%');
    expect(refundCopy).toMatchObject({ days: '14 days', share: '25%' });
  });
});
