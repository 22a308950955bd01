/** Returns the payload length of a frame (RFC 6455, section 5.2), or `undefined` while its header is incomplete. */
function payloadLength(header: readonly number[]): number | undefined {
  const [, second] = header;
  if (second === undefined) return undefined;
  const short = second & 0x7f;
  const extended = { 126: 2, 127: 8 }[short] ?? 0;
  const masked = second & 0x80 ? 4 : 0;
  if (header.length < 2 + extended + masked) return undefined;
  return extended === 0 ? short : header.slice(2, 2 + extended).reduce((sum, byte) => sum * 256 + byte, 0);
}

/**
 * Returns a function that reads a connection's bytes in any pieces, and calls `refuse` once, at the header of the first
 * frame with more than `limit` bytes. ws limits messages, not frames.
 */
export function watchFrames(limit: number, refuse: () => void): (bytes: Uint8Array) => void {
  let header: number[] = [];
  let payload = 0;
  return (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      if (payload > 0) {
        const read = Math.min(payload, bytes.length - at);
        at += read;
        payload -= read;
        continue;
      }
      header.push(bytes[at++] ?? 0);
      const length = payloadLength(header);
      if (length === undefined) continue;
      if (length > limit) refuse();
      payload = length > limit ? Number.POSITIVE_INFINITY : length;
      header = [];
    }
  };
}
