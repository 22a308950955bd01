import path from 'node:path';
import { invoke } from '@redwhiteandcode/aws-emulator/lambda/invocation';
import { expect, it } from 'vitest';
import { type ScheduledName, scheduledFunctions } from '../../lambdas/functions.ts';
import { repository } from '../platform/platform.ts';
import { runAs } from './shared-platform.ts';

it.each(Object.keys(scheduledFunctions) as ScheduledName[])('%s runs with its permissions', async (name) => {
  const { domain, entry, seconds } = scheduledFunctions[name];
  const bundle = await import(path.join(repository, 'lambdas/dist/functions', domain, 'index.mjs'));
  const call = { functionName: name, seconds, onLateError: (error: unknown) => console.error(error) };
  // It returns how many rows it has handled.
  const counts = await runAs(name, () =>
    invoke<Record<string, number>>((context) => bundle[entry]({}, context), call),
  );
  expect(Object.values(counts)).toEqual(Object.values(counts).map(() => expect.any(Number)));
});
