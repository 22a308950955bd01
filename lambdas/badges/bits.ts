import { expand } from './baked.ts';

/**
 * The number of bits in a list: the standard's minimum, so that looking one up reveals little about which credential is
 * checked.
 */
export const listLength = 131_072;

/** The most bytes of a list that is read. */
const maxBytes = 4_000_000;

/** Returns a list in which these bits are set, compressed. https://www.w3.org/TR/vc-bitstring-status-list/ */
export async function encodeBits(set: readonly number[]): Promise<string> {
  const bytes = new Uint8Array(listLength / 8);
  for (const index of set) {
    const at = index >> 3;
    bytes[at] = (bytes[at] ?? 0) | (0x80 >> (index & 7));
  }
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const text = String.fromCharCode(...new Uint8Array(await new Response(packed).arrayBuffer()));
  return `u${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Returns a bit of an encoded list. Throws an Error if the list is damaged, too large, or too short for the index. */
export async function bitOf(encodedList: string, index: number): Promise<boolean> {
  const packed = Uint8Array.from(
    atob(encodedList.replace(/^u/, '').replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const byte = (await expand(packed, 'gzip', maxBytes))[index >> 3];
  if (byte === undefined) throw new Error('The index is beyond the end of the list');
  return (byte & (0x80 >> (index & 7))) !== 0;
}
