import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { startServer } from '../http/server.ts';
import { requestTarget } from '../http/request.ts';
import { IntegrationTimeout, invoke } from '../lambda/invocation.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { newRequestId } from './request-context.ts';
import { type ConnectionLimits, Connections } from './websocket-connections.ts';
import {
  connectEvent,
  type ConnectionFacts,
  disconnectEvent,
  messageEvent,
  type WebSocketEvent,
} from './websocket-event.ts';
import { admission, type Admission, isHandshake, refuseUpgrade, watchFrames } from './websocket-protocol.ts';
import { handleManagement, MESSAGE_BYTES } from './websocket-management.ts';

export { refuseUpgrade };

/** The function behind every route of the WebSocket API. Its result matters for `$connect` only. */
export type WebSocketHandler = (
  event: WebSocketEvent,
  context: Context,
) => Promise<APIGatewayProxyResultV2 | undefined | void>;

/** How a WebSocket API is set up. */
export interface WebSocketApiOptions extends Partial<ConnectionLimits>, AccountOptions {
  /** Handles `$connect`, `$disconnect`, and, for each message, `$default`. */
  handler: WebSocketHandler;
  /** The path that clients connect to, such as `/live`. */
  path: string;
  /** The function's time limit; API Gateway's quota, 29, by default. */
  timeoutSeconds?: number | undefined;
}

/** A running WebSocket API. */
export interface WebSocketApi {
  /** The URL of `@connections`, for `AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI`. */
  endpoint: string;
  /** Handles an upgrade request. Settles when the client is connected or refused, and never rejects. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** Cuts every connection and waits for their `$disconnect` calls. */
  close: () => Promise<void>;
}

const MINUTE = 60_000;
/** API Gateway's quota for a frame. A longer one closes the connection with 1009. */
const FRAME_BYTES = 32 * 1024;

/** Starts a WebSocket API in front of a function in this process. Mount `upgrade` in the site's server. */
export async function startWebSocketApi(options: WebSocketApiOptions): Promise<WebSocketApi> {
  const { handler, path, timeoutSeconds = 29 } = options;
  const { idleMs = 10 * MINUTE, maximumMs = 120 * MINUTE } = options;
  const connections = new Connections({ idleMs, maximumMs });
  const protocols = new WeakMap<IncomingMessage, string | undefined>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (_, req) => protocols.get(req) ?? false,
  });
  const pending = new Set<Promise<void>>();

  async function run(event: WebSocketEvent) {
    const { routeKey } = event.requestContext;
    const log = (error: unknown) => console.error(`[websocket ${routeKey}]`, error);
    const functionName = `websocket-${routeKey.replace('$', '')}`;
    const running = invoke(async (context) => (await handler(event, context)) ?? undefined, {
      functionName,
      seconds: timeoutSeconds,
      onLateError: log,
    });
    running.catch(log);
    return running;
  }

  async function admit(facts: ConnectionFacts): Promise<Admission> {
    try {
      return admission(await run(connectEvent(facts)));
    } catch (error) {
      return { admitted: false, status: error instanceof IntegrationTimeout ? 504 : 502 };
    }
  }

  async function receive(facts: ConnectionFacts, socket: WebSocket, data: RawData, isBinary: boolean) {
    connections.touch(facts.connectionId);
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    try {
      await run(messageEvent(facts, bytes, isBinary));
    } catch (error) {
      const isLate = error instanceof IntegrationTimeout;
      sendError(socket, facts, isLate ? 'Endpoint request timed out' : 'Internal server error');
    }
  }

  async function disconnected(facts: ConnectionFacts, code: number, reason: string) {
    connections.remove(facts.connectionId);
    await run(disconnectEvent(facts, code, reason)).catch(() => undefined);
  }

  const track = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  function open(facts: ConnectionFacts, socket: WebSocket): void {
    connections.add(facts.connectionId, socket);
    const touch = () => connections.touch(facts.connectionId);
    const watch = watchFrames(FRAME_BYTES, () => {
      socket.removeAllListeners('message');
      socket.close(1009, 'Frame too large');
    });
    // Before ws, which reads the same bytes and would deliver the message.
    facts.request.socket.prependListener('data', watch);
    socket.on('message', (data, isBinary) => track(receive(facts, socket, data, isBinary)));
    socket.on('ping', touch).on('pong', touch);
    // ws closes the connection itself after an error, with 1009 for a message over the limit.
    socket.on('error', touch);
    socket.on('close', (code, reason) => track(disconnected(facts, code, reason.toString())));
  }

  const management = await startServer((req, res) => handleManagement(connections, options, req, res));
  return {
    endpoint: `${management.endpoint}${path}`,
    async upgrade(req, socket, head) {
      const leave = () => socket.destroy();
      socket.on('error', leave);
      if (requestTarget(req).path !== path) return refuseUpgrade(socket, 403);
      if (!isHandshake(req)) return refuseUpgrade(socket, 400);
      const facts = { connectionId: newRequestId(), connectedAt: Date.now(), request: req };
      const result = await admit(facts);
      if (!result.admitted) return refuseUpgrade(socket, result.status);
      if (socket.destroyed) return disconnected(facts, 1006, '');
      protocols.set(req, result.protocol);
      socket.off('error', leave);
      server.handleUpgrade(req, socket, head, (webSocket) => open(facts, webSocket));
    },
    async close() {
      server.close();
      await connections.terminate();
      while (pending.size > 0) await Promise.all(pending);
      await management.close();
    },
  };
}

function sendError(socket: WebSocket, { connectionId }: ConnectionFacts, message: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ message, connectionId, requestId: newRequestId() }));
}
