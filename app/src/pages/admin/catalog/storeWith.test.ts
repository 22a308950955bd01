import { expect, it } from 'vitest';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { storeWith } from './storeWith.ts';

const file = new File(['sample'], 'sample.csv', { type: 'text/csv' });
const upload = { onProgress: () => undefined, signal: new AbortController().signal };
const storing = (error: unknown) =>
  storeWith(
    () => Promise.reject(error),
    () => Promise.resolve({}),
  )(file, upload);
const problem = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'Sample title', detail: 'Sample sentence.', status });

it.each([401, 403, 413, 429, 503])(
  'a refusal of the API with status %i becomes its sentence',
  async (status) => {
    expect(await storing(problem(status))).toBe('Sample sentence.');
  },
);

it('a refused file becomes the sentence about it', async () => {
  const errors = [{ path: 'body.size', message: 'The file is too large.' }];
  expect(await storing(new ApiError({ ...problem(400).problem, errors }))).toBe('The file is too large.');
});

it.each([0, 500, 502])('after a failure with status %i the upload can be tried again', async (status) => {
  await expect(storing(problem(status))).rejects.toThrow('Sample sentence.');
});
