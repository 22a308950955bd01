/** Returns whether two numbers differ by at most `tolerance`, apart from rounding errors of binary fractions. */
export const isWithin = (value: number, right: number, tolerance: number): boolean =>
  Math.abs(value - right) <= tolerance + Number.EPSILON * 8 * Math.max(1, Math.abs(right));
