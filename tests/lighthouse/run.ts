/** Measures every public page with Lighthouse, prints a table, and fails where a page is below the bar. */
import { startPlatform } from '../platform.ts';
import { publicPaths } from '../pages.ts';
import {
  categories,
  type DebuggedBrowser,
  type Measurement,
  measure,
  missesOf,
  startBrowser,
} from './measure.ts';

const attempts = 3;

/**
 * Measures a page; again where performance is below the bar, because what else runs on the machine makes the page slow
 * and never fast: the best performance of at most three runs counts. Everything else must hold in every run.
 */
async function judge(origin: string, path: string, { port }: DebuggedBrowser): Promise<Measurement> {
  let kept = await measure(origin, path, port);
  for (let run = 2; run <= attempts && onlyTooSlow(kept); run++) {
    const next = await measure(origin, path, port);
    const isFaster = next.scores.performance > kept.scores.performance;
    kept = isFaster || !onlyTooSlow(next) ? next : kept;
  }
  return kept;
}

function onlyTooSlow(measurement: Measurement): boolean {
  const misses = missesOf(measurement);
  return misses.length === 1 && misses[0]?.startsWith('performance') === true;
}

function lineOf(one: Measurement): string {
  const { path, scores, shift, largestPaint, blocking } = one;
  const seconds = `${(largestPaint / 1000).toFixed(1)} s`.padStart(6);
  const numbers = categories.map((id) => String(scores[id]).padStart(5)).join('');
  const misses = missesOf(one);
  const verdict = misses.length > 0 ? `  ${misses.join(', ')}` : '';
  return `${path.padEnd(40)}${numbers} ${shift.toFixed(3)} ${seconds} ${blocking.toFixed(0).padStart(5)} ms${verdict}`;
}

const only = process.argv.slice(2);
const paths = only.length > 0 ? only : publicPaths.filter((path) => path !== '/404');
const platform = await startPlatform();
const browser = await startBrowser();
const measurements: Measurement[] = [];
console.log(`${'page'.padEnd(40)} perf a11y best  seo   CLS    LCP     TBT`);
try {
  for (const path of paths) {
    const measurement = await judge(platform.origin, path, browser);
    measurements.push(measurement);
    console.log(lineOf(measurement));
    for (const cause of measurement.causes) console.log(`    ${cause}`);
  }
} finally {
  await browser.close();
  await platform.stop();
}
const below = measurements.filter((one) => missesOf(one).length > 0);
console.log(`${measurements.length - below.length} of ${measurements.length} pages reach the bar`);
process.exitCode = below.length > 0 ? 1 : 0;
