/** The part of Lighthouse that the benchmarks use. Its own types require those of its build. */
declare module 'lighthouse' {
  export type CategoryId = 'performance' | 'accessibility' | 'best-practices' | 'seo';

  export interface Audit {
    id: string;
    /** From 0 to 1, or null if the audit is only informative. */
    score: number | null;
    displayValue?: string;
    numericValue?: number;
    details?: { items?: Record<string, unknown>[] };
  }

  export interface Result {
    categories: Record<CategoryId, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    runtimeError?: { code: string; message: string };
  }

  export interface Flags {
    port: number;
    output: 'json';
    logLevel: 'error';
    disableFullPageScreenshot: boolean;
    onlyCategories?: CategoryId[];
    onlyAudits?: string[];
    skipAudits: string[];
  }

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
