import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeAwsChunked } from './aws-chunked.ts';

async function decode(bytes: Buffer, size = 7) {
  const trailers = new Map<string, string>();
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of decodeAwsChunked(pieces(), trailers)) chunks.push(chunk);
  return { body: Buffer.concat(chunks).toString('latin1'), trailers: Object.fromEntries(trailers) };
}

it('takes the framing off and reads the trailer, however the bytes arrive', async () => {
  const chunk = fc.string({ unit: fc.constantFrom('\r\n', 'a', '0'), minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.array(chunk), fc.integer({ min: 1, max: 50 }), async (chunks, size) => {
      const framed = chunks.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join('');
      const bytes = Buffer.from(`${framed}0\r\nX-Amz-Checksum-CRC32: AAAAAA==\r\n\r\n`);
      expect(await decode(bytes, size)).toEqual({
        body: chunks.join(''),
        trailers: { 'x-amz-checksum-crc32': 'AAAAAA==' },
      });
    }),
  );
});

it.each(['', '5\r\nab', '5\r\nabcdefg\r\n0\r\n\r\n', 'xyz\r\n', '2\r\nab\r\n0\r\nno colon\r\n\r\n'])(
  'refuses the broken body %j',
  async (text) => {
    await expect(decode(Buffer.from(text))).rejects.toMatchObject({ code: 'IncompleteBody' });
  },
);
