import { describe, expect, it } from 'vitest';
import { csvCell } from '@redwhiteandcode/contract/text/csv.ts';
import { csvChunk } from './csv.ts';

describe('a cell of an export', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1 555', "'+1 555"],
    ['-2', "'-2"],
    ['@cmd', "'@cmd"],
    ['＝SUM(A1)', "'＝SUM(A1)"],
    ['﹦SUM(A1)', "'﹦SUM(A1)"],
    ['−1+1', "'−1+1"],
    ['A;=1+1', '"A;=1+1"'],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠cmd', "'＠cmd"],
    ['\t=1', "'\t=1"],
    ['\n=1', '"\'\n=1"'],
    ['\r=1', '"\'\r=1"'],
    [-2.5, '-2.5'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('an export', () => {
  /** Exports rows of one column. */
  async function partsOf(rows: readonly string[]) {
    const parts: Awaited<ReturnType<typeof csvChunk>>[] = [];
    let cursor: string | undefined;
    do {
      const part = await csvChunk([{ title: 'Text', of: (row: string) => row }], cursor, async (page) => {
        const start = Number(page.cursor ?? 0);
        const end = start + page.limit;
        return { items: rows.slice(start, end), next: end < rows.length ? String(end) : null };
      });
      parts.push(part);
      cursor = part.headers['next-cursor'];
    } while (cursor !== undefined);
    return parts;
  }
  const linesOf = (parts: readonly { body: string }[]) =>
    parts
      .map(({ body }) => body)
      .join('')
      .split('\r\n');

  it('consists of parts that contain the titles once and every row once', async () => {
    const rows = Array.from({ length: 2150 }, (_, at) => String(at));
    const parts = await partsOf(rows);
    expect(parts).toHaveLength(3);
    expect(linesOf(parts)).toEqual(['Text', ...rows, '']);
  });

  it('has parts below Lambda’s limit of 6 MB, even with long texts', async () => {
    const texts = Array.from({ length: 450 }, (_, at) => `${at} ${'語'.repeat(5000)}`);
    const parts = await partsOf(texts);
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(6_000_000);
    expect(linesOf(parts)).toEqual(['Text', ...texts, '']);
  });
});
