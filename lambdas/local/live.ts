import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createWebSocketApi,
  type WebSocketHandler,
} from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import { livePath } from '../contract/live.ts';
import type { Front } from './front.ts';

/**
 * Opens the WebSocket API on the site's own origin, and its management on a port of its own, which the functions find by
 * the SDK's standard variable. The answer ends both.
 */
export async function serveLive(front: Front, handler: WebSocketHandler): Promise<() => Promise<void>> {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
  const api = createWebSocketApi({
    path: livePath,
    handler: { $connect: handler, $disconnect: handler, $default: handler },
    credentials: { accessKeyId, secretAccessKey },
  });
  const management = createServer((req, res) => void api.management(req, res));
  management.listen(0, '127.0.0.1');
  await once(management, 'listening');
  const { port } = management.address() as AddressInfo;
  process.env.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = `http://127.0.0.1:${port}${livePath}`;
  front.serveSockets(api.upgrade);
  return async () => {
    front.serveSockets();
    await api.close();
    management.close().closeAllConnections();
  };
}
