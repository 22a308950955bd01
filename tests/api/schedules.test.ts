import path from 'node:path';
import { expect, it } from 'vitest';
import { frequentFunctions, hourlyFunctions, type ScheduledName } from '../../lambdas/functions.ts';
import { repository } from '../platform/platform.ts';
import { runAs } from './shared-platform.ts';

const scheduled = { ...frequentFunctions, ...hourlyFunctions };

it.each(Object.keys(scheduled) as ScheduledName[])('%s runs with its permissions', async (name) => {
  const { domain, entry } = scheduled[name];
  const bundle = await import(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs'));
  // It returns how many rows it has handled.
  const counts = await runAs<Record<string, number>>(name, bundle[entry]);
  expect(Object.values(counts)).toEqual(Object.values(counts).map(() => expect.any(Number)));
});
