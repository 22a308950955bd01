declare module 'culori' {
  /** The contrast of two CSS colours by WCAG 2, from 1 to 21. */
  export function wcagContrast(one: string, other: string): number;
}
