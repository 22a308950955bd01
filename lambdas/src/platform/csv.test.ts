import { describe, expect, it } from 'vitest';
import { csvCell, csvChunk } from './csv.ts';

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
    ['\t=1', "'\t=1"],
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
  const columns = [{ title: 'Number', of: (row: number) => row }];
  const rows = Array.from({ length: 2150 }, (_, at) => at);
  const list = async ({ limit, cursor }: { limit: number; cursor?: string | undefined }) => {
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return { items: rows.slice(start, end), next: end < rows.length ? String(end) : null };
  };

  it('comes in parts that hold every row once and the titles once', async () => {
    let text = '';
    let cursor: string | undefined;
    let parts = 0;
    do {
      const part = await csvChunk(columns, cursor, list);
      text += part.body;
      cursor = part.headers['next-cursor'];
      parts++;
    } while (cursor !== undefined);
    expect(parts).toBe(3);
    expect(text.split('\r\n')).toEqual(['Number', ...rows.map(String), '']);
  });

  it('stays under the 6 MB that Lambda passes on, however long the texts are', async () => {
    const texts = Array.from({ length: 450 }, (_, at) => `${at} ${'語'.repeat(5000)}`);
    const listTexts = async ({ limit, cursor }: { limit: number; cursor?: string | undefined }) => {
      const start = Number(cursor ?? 0);
      const end = start + limit;
      return { items: texts.slice(start, end), next: end < texts.length ? String(end) : null };
    };
    const lines: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await csvChunk([{ title: 'Text', of: (text: string) => text }], cursor, listTexts);
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(6_000_000);
      lines.push(...part.body.trimEnd().split('\r\n'));
      cursor = part.headers['next-cursor'];
    } while (cursor !== undefined);
    expect(lines).toEqual(['Text', ...texts]);
  });
});
