import type { Page } from 'playwright';

/** Waits until the result of the last input is painted. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Returns a function that measures the CPU time of an operation on the page's main thread, in milliseconds. */
export async function createMeter(page: Page): Promise<(run: () => Promise<unknown>) => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  // CPU time, not elapsed time: other work of the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
    return (valueOf('TaskDuration') - valueOf('DevToolsCommandDuration')) * 1000;
  };
  return async (run) => {
    const before = await spent();
    await run();
    await nextFrame(page);
    return (await spent()) - before;
  };
}
