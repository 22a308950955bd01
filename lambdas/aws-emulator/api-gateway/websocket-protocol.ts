import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIGatewayProxyResultV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The result of `$connect`: the client is connected, with a subprotocol, or refused with a status. */
export type Admission =
  | { admitted: true; protocol?: string | undefined }
  | { admitted: false; status: number };

/** Reads the result of `$connect`: any status outside 200–299 refuses the connection with that status. */
export function admission(result: APIGatewayProxyResultV2 | undefined): Admission {
  const structured: APIGatewayProxyStructuredResultV2 = typeof result === 'object' ? result : {};
  const status = Number(structured.statusCode ?? 200);
  if (!(status >= 200 && status < 300)) {
    return { admitted: false, status: status >= 400 && status <= 599 ? status : 502 };
  }
  const named = Object.entries(structured.headers ?? {}).find(
    ([name]) => name.toLowerCase() === 'sec-websocket-protocol',
  );
  return { admitted: true, protocol: named && String(named[1]) };
}

/** Whether a request opens a WebSocket by RFC 6455, section 4.2.1; checked before `$connect` is called. */
export function isHandshake({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[A-Za-z0-9+/]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  );
}

/** Responds to an upgrade request with a status instead of a WebSocket, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  const phrase = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ message: status === 502 ? 'Internal server error' : phrase });
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

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
