import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MILLISECONDS = 30_000;

/** Encodes bytes in base 32 (RFC 4648) without padding. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Creates a secret of 160 bits in base 32. */
export const newTotpSecret = () => base32(randomBytes(20));

/** Returns the number of the 30-second step of a time in milliseconds. */
export const totpStep = (time: number) => Math.floor(time / STEP_MILLISECONDS);

/** Returns the six digits of one step (RFC 6238, SHA-1, 30 seconds). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Returns the step of a code among the current one and its two neighbors, or `undefined`. */
export function matchingStep(secret: string, code: string, time: number): number | undefined {
  const current = totpStep(time);
  return [current - 1, current, current + 1].find((step) => totpCode(secret, step) === code);
}
