import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '../../contract/live.ts';

/** The gateway that holds the sockets, at `AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI`. */
const gateway = new ApiGatewayManagementApiClient({});

/** Whether the socket is there: a request for one that is gone answers false, every other failure throws. */
async function isThere(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}

/** Sends a message to a socket; false when there is no such socket. */
export const send = (ConnectionId: string, message: LiveMessage): Promise<boolean> =>
  isThere(gateway.send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(message) })));

/** Closes a socket; false when there was none. */
export const close = (ConnectionId: string): Promise<boolean> =>
  isThere(gateway.send(new DeleteConnectionCommand({ ConnectionId })));
