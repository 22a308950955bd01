import {
  startWebSocketApi,
  type WebSocketHandler,
} from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import { livePath } from '../contract/live.ts';
import type { Front } from './front.ts';
import { readAccount } from './secrets.ts';

/**
 * Serves the WebSocket API on the site's origin. Its management API has a separate port, whose endpoint the functions
 * read from the SDK's standard variable. Returns a function that closes both.
 */
export async function serveLive(front: Front, handler: WebSocketHandler): Promise<() => Promise<void>> {
  const api = await startWebSocketApi({ path: livePath, handler, ...readAccount() });
  process.env.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = api.endpoint;
  front.serveSockets(api.upgrade);
  return async () => {
    front.serveSockets();
    await api.close();
  };
}
