import { expand } from './baked.ts';

/** The bits of a list. The standard's minimum, so that a list tells little about the credential that is looked up. */
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

/** Returns a bit of an encoded list. Throws an Error if the list is damaged, too large, or has no such place. */
export async function bitOf(encodedList: string, index: number): Promise<boolean> {
  const packed = Uint8Array.from(
    atob(encodedList.replace(/^u/, '').replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const byte = (await expand(packed, 'gzip', maxBytes))[index >> 3];
  if (byte === undefined) throw new Error('The list has no such place');
  return (byte & (0x80 >> (index & 7))) !== 0;
}
