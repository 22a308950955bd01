import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse, { type Audit, type CategoryId, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { indexedPaths } from '../pages.ts';

/** The least a page must reach, in percent. */
export const bars: Readonly<Record<CategoryId, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
export const categories = Object.keys(bars) as CategoryId[];

/** A page's scores in percent, how far it shifted, its slowest sights in milliseconds, and what cost it points. */
export interface Measurement {
  path: string;
  scores: Record<CategoryId, number>;
  shift: number;
  largestPaint: number;
  blocking: number;
  causes: string[];
}

/** A browser that Lighthouse can join at a port. */
export interface DebuggedBrowser {
  port: number;
  close: () => Promise<void>;
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts one Chromium for all pages. */
export async function startBrowser(): Promise<DebuggedBrowser> {
  const { executablePath, args, env } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  return { port, close: () => browser.close() };
}

const percent = (score: number | null): number => Math.round((score ?? 0) * 100);

const nameOf = (item: Record<string, unknown>): string => {
  const node = item['node'] as { snippet?: string } | undefined;
  const name = item['url'] ?? node?.snippet ?? item['description'] ?? item['label'];
  return typeof name === 'string' ? name.slice(0, 120) : '';
};

/** An audit that did not pass, with the first things it names. */
function causeOf({ id, score, displayValue, details }: Audit): string {
  const named = (details?.items ?? []).slice(0, 3).map(nameOf).filter(Boolean);
  return `${id} ${score} ${[displayValue, ...named].filter(Boolean).join('; ')}`.trim();
}

/** What is not perfect among the audits that count, those of the categories below their bar first. */
function causesOf({ categories: all, audits }: Result): string[] {
  const counted = categories.flatMap((id) =>
    all[id].auditRefs.filter(({ weight }) => weight > 0).map((reference) => reference.id),
  );
  const failed = [...new Set(counted)].map((id) => audits[id]).filter((audit) => audit !== undefined);
  return failed.filter(({ score }) => score !== null && score < 0.9).map(causeOf);
}

/**
 * Measures a page as Lighthouse does by default: a phone of the middle class on slow 4G, simulated from what the page
 * asked for. Throws when the page could not be measured.
 */
export async function measure(origin: string, path: string, port: number): Promise<Measurement> {
  const answer = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A page that asks not to be listed is none that search engines should find.
    skipAudits: indexedPaths.includes(path) ? [] : ['is-crawlable'],
  });
  const result = answer?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`${path} could not be measured: ${result?.runtimeError?.message ?? 'no answer'}`);
  }
  const number = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(
      categories.map((id) => [id, percent(result.categories[id].score)]),
    ) as Measurement['scores'],
    shift: number('cumulative-layout-shift'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    causes: causesOf(result),
  };
}

/** What a page misses of the bars; nothing shifts at all. */
export function missesOf({ scores, shift }: Measurement): string[] {
  const low = categories
    .filter((id) => !(scores[id] >= bars[id]))
    .map((id) => `${id} ${scores[id]} of ${bars[id]}`);
  return shift < 0.005 ? low : [...low, `layout shift ${shift.toFixed(3)}`];
}
