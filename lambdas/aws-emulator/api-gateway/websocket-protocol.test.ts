import fc from 'fast-check';
import { expect, it } from 'vitest';
import { watchFrames } from './websocket-protocol.ts';

const limit = 32 * 1024;

/** Returns a masked frame with a payload of this length, as a client sends it. */
function frame(length: number): Buffer {
  const [short, extended] = length < 126 ? [length, 0] : length < 65_536 ? [126, 2] : [127, 8];
  const header = Buffer.alloc(2 + extended);
  header.set([0x82, 0x80 | short]);
  if (extended === 2) header.writeUInt16BE(length, 2);
  if (extended === 8) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, Buffer.alloc(4), Buffer.alloc(length, 0xff)]);
}

/** Returns how often a connection with these frames, cut into pieces of this size, is refused. */
function refusals(lengths: readonly number[], piece: number): number {
  let count = 0;
  const watch = watchFrames(limit, () => count++);
  const bytes = Buffer.concat(lengths.map(frame));
  for (let at = 0; at < bytes.length; at += piece) watch(bytes.subarray(at, at + piece));
  return count;
}

const length = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.constantFrom(limit - 1, limit, limit + 1, 65_536),
);

it('a connection is refused once if one of its frames is over the limit, however its bytes arrive', () => {
  fc.assert(
    fc.property(fc.array(length, { maxLength: 6 }), fc.integer({ min: 1, max: 50_000 }), (lengths, piece) => {
      expect(refusals(lengths, piece)).toBe(lengths.some((one) => one > limit) ? 1 : 0);
    }),
  );
});

it('a frame is refused at its header', () => {
  let isRefused = false;
  watchFrames(limit, () => (isRefused = true))(frame(limit + 1).subarray(0, 8));
  expect(isRefused).toBe(true);
});
