import { describe, expect, it, vi } from 'vitest';
import { csvParts, recordsIn } from './csvParts.ts';

const responses =
  (...parts: [text: string, next?: string][]) =>
  async (): Promise<Response> => {
    const [text, next] = parts.shift() ?? ['none left'];
    return new Response(text, { headers: next === undefined ? {} : { 'next-cursor': next } });
  };

const read = async (fetchPart: Parameters<typeof csvParts>[0]) => {
  const parts = [];
  for await (const part of csvParts(fetchPart)) parts.push(part);
  return parts;
};

describe('an export', () => {
  it('is read part by part until no next one is named', async () => {
    const fetchPart = vi.fn(responses(['a', 'one'], ['b', 'two'], ['c']));
    expect(await read(fetchPart)).toEqual(['a', 'b', 'c']);
    expect(fetchPart.mock.calls).toEqual([[undefined], ['one'], ['two']]);
  });

  it('fails if the server names the same part again', async () => {
    await expect(read(responses(['a', 'one'], ['b', 'one'], ['c']))).rejects.toThrow();
  });

  it.each([
    ['name\r\nSample\r\n', 2],
    ['"Sample\r\nLearner","say ""hi"""\r\n', 1],
    ['', 0],
  ])('%j contains %i records', (csv, records) => {
    expect(recordsIn(csv)).toBe(records);
  });
});
