import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sendPicture } from './uploads.ts';

it.each(['/media/', '/media/sample.png', `/media/${'0'.repeat(1100)}.png`, `/media/${'0'.repeat(32)}.svg`])(
  'a picture is missing without a look into the bucket at %s',
  async (path) => {
    const server = createServer((req, res) => void sendPicture(req, res));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    server.closeAllConnections();
    server.close();
  },
);
