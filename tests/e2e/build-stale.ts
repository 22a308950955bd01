import { buildStale } from '../../lambdas/local/freshness.ts';

/** Builds what is out of date before the workers start their platforms, which would do it at the same time. */
export default async function setUp(): Promise<void> {
  await buildStale('http://localhost:3000');
}
