import { expect, it, vi } from 'vitest';
import { lazyCheck } from './lazyCheck.ts';

it('a form is checked with rules that load when it is submitted', async () => {
  const check = lazyCheck(
    async () =>
      ({ name }: { name: string }) =>
        name ? undefined : { name: 'Missing' },
  );
  expect(await check({ name: '' })).toEqual({ name: 'Missing' });
  expect(await check({ name: 'A' })).toBeUndefined();
});

it('a form whose rules cannot be loaded is checked by the API only, and the failure is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const failure = new Error('error loading module');
  const check = lazyCheck(() => Promise.reject(failure));
  expect(await check({ name: '' })).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.any(String), failure);
});
