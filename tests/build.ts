import { buildStale } from '../lambdas/local/freshness.ts';

/** Builds what is out of date, as a start would, for the steps that judge what is built. */
await buildStale('http://localhost:3000');
