import lighthouse, { type Audit, type CategoryId, type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../browsers/chromium.ts';
import { indexedPaths, publicPaths } from '../e2e/pages.ts';
import { startPlatform } from '../platform/platform.ts';
import { startBareServer } from './bare-server.ts';
import { startHttp2 } from './http2.ts';
import { type Findings, markdownTable, median, type Row } from './rows.ts';

const rounds = 3;
const facts: readonly CategoryId[] = ['accessibility', 'best-practices', 'seo'];
/** The audits of the performance score. */
const timed = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** The queries of the links in emails that open a page. Without them, the page shows that the link is not complete. */
const queries: Partial<Record<string, string>> = {
  '/unsubscribe': '?token=sample',
  '/verify-email': '?code=sample',
  '/waitlist': '?token=sample',
};

/** The smallest page that Lighthouse can measure. */
const plainPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width"><h1>One heading</h1></html>`;

/**
 * Measures a page as Lighthouse does by default: a mid-range phone on slow 4G, simulated from what the page requested.
 * Throws if the page could not be measured.
 */
async function measure(url: string, port: number, options: Partial<Flags>): Promise<Result> {
  const isIndexed = indexedPaths.includes(new URL(url).pathname);
  const flags = { port, output: 'json', logLevel: 'error', disableFullPageScreenshot: true } as const;
  const run = await lighthouse(url, { ...flags, ...options, skipAudits: isIndexed ? [] : ['is-crawlable'] });
  const result = run?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`${url} could not be measured: ${result?.runtimeError?.message ?? 'no result'}`);
  }
  return result;
}

const numberOf = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;
const largestPaintOf = numberOf('largest-contentful-paint');
const percentOf = (id: CategoryId) => (result: Result) =>
  Math.round((result.categories[id]?.score ?? 0) * 100);

/** Describes a failed audit with its first few items. */
function causeOf({ id, displayValue, details }: Audit): string {
  const named = (details?.items ?? []).slice(0, 3).map((item) => {
    const node = item['node'] as { snippet?: string } | undefined;
    const name = item['url'] ?? node?.snippet ?? item['description'] ?? item['label'];
    return typeof name === 'string' ? name.slice(0, 120) : '';
  });
  return [id, displayValue, ...named].filter(Boolean).join('; ');
}

/** Returns the audits that keep the categories that do not depend on speed below 100. */
const causesOf = ({ categories, audits }: Result): string[] =>
  facts
    .flatMap((id) => categories[id].auditRefs)
    .flatMap(({ id, weight }) => (weight > 0 && audits[id] ? [audits[id]] : []))
    .filter(({ score }) => score !== null && score < 1)
    .map(causeOf);

/** Measures a page and the plain page in turn. Returns the row for its largest paint and the cells for its scores. */
async function measureAgainst(
  url: string,
  plain: string,
  port: number,
): Promise<{ row: Row; cells: string[] }> {
  const results: Result[] = [];
  const references: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    // Only the timed audits vary between runs.
    const onlyCategories: CategoryId[] = ['performance', ...facts];
    results.push(await measure(url, port, round === 0 ? { onlyCategories } : { onlyAudits: timed }));
    references.push(await measure(plain, port, { onlyAudits: timed }));
  }
  const medianOf = (read: (result: Result) => number) => median(results.map(read));
  const [first] = results as [Result];
  const name = `\`${new URL(url).pathname}\``;
  const row = {
    name: `largest paint of ${name}`,
    value: medianOf(largestPaintOf),
    against: 'a page with one heading',
    reference: median(references.map(largestPaintOf)),
    // Pages take 1.6 to 1.7 times as long as the plain page (docs/decisions/chunks.md).
    goal: 2,
  };
  const cells = [
    name,
    String(medianOf(percentOf('performance'))),
    ...facts.map((id) => String(percentOf(id)(first))),
    `${medianOf(numberOf('total-blocking-time')).toFixed(0)} ms`,
    medianOf(numberOf('cumulative-layout-shift')).toFixed(3),
    causesOf(first).join(' / '),
  ];
  return { row, cells };
}

/** Measures every public page with Lighthouse and compares its largest paint with that of a page with one heading. */
export async function measurePages(): Promise<Findings> {
  const { executablePath, args, env } = await findBrowser();
  const bare = await startBareServer({ 'GET /': { status: 200, type: 'text/html', body: plainPage } });
  // Finds a free port.
  const other = await startBareServer();
  await other.stop();
  const port = Number(new URL(other.origin).port);
  const platform = await startPlatform();
  const site = await startHttp2(platform.origin);
  const plain = await startHttp2(bare.origin);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    env: { ...process.env, ...env },
  });
  const measured: Awaited<ReturnType<typeof measureAgainst>>[] = [];
  try {
    for (const path of publicPaths.filter((path) => path !== '/404')) {
      const url = `${site.origin}${path}${queries[path] ?? ''}`;
      measured.push(await measureAgainst(url, `${plain.origin}/`, port));
    }
  } finally {
    await browser.close();
    await Promise.all([site.stop(), plain.stop()]);
    await bare.stop();
    await platform.stop();
  }
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'blocking',
    'shift',
    'to fix',
  ];
  return {
    rows: measured.map(({ row }) => row),
    details: markdownTable([head, ...measured.map(({ cells }) => cells)]),
  };
}
