declare module 'culori' {
  /** Returns the WCAG 2 contrast of two CSS colors, from 1 to 21. */
  export function wcagContrast(one: string, other: string): number;
}
