import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, readForm } from './multipart-form.ts';

async function* inPieces(bytes: Buffer, cuts: number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const cut of [...cuts.map((at) => at % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]) {
    yield bytes.subarray(from, cut);
    from = cut;
  }
}

async function partsOf(bytes: Buffer, cuts: number[] = [], boundary = 'b') {
  const parts: [string, string | undefined, string][] = [];
  for await (const part of readForm(inPieces(bytes, cuts), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.body) chunks.push(chunk);
    parts.push([part.name, part.filename, Buffer.concat(chunks).toString('latin1')]);
  }
  return parts;
}

const form = (...parts: string[]) =>
  Buffer.from(`--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`, 'latin1');
const field = (disposition: string, body: string) =>
  `Content-Disposition: form-data; ${disposition}\r\n\r\n${body}`;

describe('reading a form', () => {
  it('answers the same parts however the bytes are cut, whatever they contain', async () => {
    const bodies = fc.string({
      unit: fc.constantFrom('\r', '\n', '-', 'b', 'x', '--b', '\r\n-', '\r\n--'),
      maxLength: 40,
    });
    const inside = bodies.filter(
      (body) => !`${body}\r\n--b`.slice(0, -1).includes('\r\n--b') && !body.startsWith('--b'),
    );
    await fc.assert(
      fc.asyncProperty(inside, inside, fc.array(fc.nat(), { maxLength: 30 }), async (first, second, cuts) => {
        const bytes = form(field('name="key"', first), field('name="file"; filename="f"', second));
        expect(await partsOf(bytes, cuts)).toEqual([
          ['key', undefined, first],
          ['file', 'f', second],
        ]);
      }),
    );
  });

  it('reads names with quotes, and file names that are empty', async () => {
    const bytes = form(field('name="a%22b"; filename=""', ''), field('name=plain', 'x'));
    expect(await partsOf(bytes)).toEqual([
      ['a"b', '', ''],
      ['plain', undefined, 'x'],
    ]);
  });

  it.each([
    ['ends early', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
    ['has a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
    ['never begins', 'nothing'],
    ['goes on after its boundary', '--bogus\r\n\r\n'],
    ['has a head without end', `--b\r\n${'x'.repeat(20_000)}`],
  ])('refuses a body that %s', async (_, text) => {
    await expect(partsOf(Buffer.from(text))).rejects.toMatchObject({ code: 'MalformedPOSTRequest' });
  });

  it('needs a boundary', () => {
    expect(boundaryOf('multipart/form-data; charset=x; boundary="a b"')).toBe('a b');
    expect(boundaryOf('multipart/form-data;boundary=ab;x=1')).toBe('ab');
    expect(() => boundaryOf('multipart/form-data')).toThrow('well-formed');
  });
});
