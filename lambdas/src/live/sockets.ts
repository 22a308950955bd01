import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '@redwhiteandcode/contract/live/operations.ts';

/** The gateway of the sockets, at `AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI`. */
const gateway = new ApiGatewayManagementApiClient({});

/** Waits for a request. Returns false if its socket is gone; throws for other failures. */
async function isThere(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}

/** Sends a message to a socket. Returns false if there is no such socket. */
export const send = (ConnectionId: string, message: LiveMessage): Promise<boolean> =>
  isThere(gateway.send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(message) })));

/** Closes a socket. Returns false if there is no such socket. */
export const close = (ConnectionId: string): Promise<boolean> =>
  isThere(gateway.send(new DeleteConnectionCommand({ ConnectionId })));
