import path from 'node:path';
import { expect, it } from 'vitest';
import { type ScheduledName, scheduledFunctions } from '../../lambdas/functions.ts';
import { repository } from '../platform/platform.ts';
import { runAs } from './shared-platform.ts';

it.each(Object.keys(scheduledFunctions) as ScheduledName[])('%s runs with its permissions', async (name) => {
  const { domain, entry } = scheduledFunctions[name];
  const bundle = await import(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs'));
  // It returns how many rows it has handled.
  const counts = await runAs<Record<string, number>>(name, bundle[entry]);
  expect(Object.values(counts)).toEqual(Object.values(counts).map(() => expect.any(Number)));
});
