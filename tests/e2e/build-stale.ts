import { buildStale } from '../../lambdas/local/freshness.ts';

/** Rebuilds outdated output once, before the workers start their platforms and would each do so. */
export default async function setUp(): Promise<void> {
  await buildStale('http://localhost:3000');
}
