import {
  startWebSocketApi,
  type WebSocketHandler,
} from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import type { AccountOptions } from '@redwhiteandcode/aws-emulator/iam/signature-check';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import type { Front } from './front.ts';

/**
 * Serves the WebSocket API of an account on the site's origin. Its management API has a separate port, whose endpoint the functions
 * read from the SDK's standard variable. Returns a function that closes both.
 */
export async function serveLive(
  front: Front,
  handler: WebSocketHandler,
  account: AccountOptions,
): Promise<() => Promise<void>> {
  const api = await startWebSocketApi({ path: livePath, handler, ...account });
  process.env.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI = api.endpoint;
  front.serveSockets(api.upgrade);
  return async () => {
    front.serveSockets();
    await api.close();
  };
}
