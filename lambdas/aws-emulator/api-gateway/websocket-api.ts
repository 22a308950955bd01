import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Credentials } from '../signature-v4.ts';
import { IntegrationTimeout, invoke } from '../lambda/invocation.ts';
import { newRequestId, splitTarget } from './request-context.ts';
import { Connections } from './websocket-connections.ts';
import {
  type ConnectionFacts,
  connectEvent,
  disconnectEvent,
  messageEvent,
  type WebSocketEvent,
} from './websocket-event.ts';
import { createManagement, MESSAGE_BYTES } from './websocket-management.ts';
import { type Admission, admission, isHandshake, refuseUpgrade } from './websocket-upgrade.ts';

export { refuseUpgrade };

/** A function behind a route of the WebSocket API; what it answers matters for `$connect` only. */
export type WebSocketHandler = (
  event: WebSocketEvent,
  context: Context,
) => Promise<APIGatewayProxyResultV2 | undefined | void>;

/** How a WebSocket API is set up. */
export interface WebSocketApiOptions {
  /** Functions by route key: `$connect`, `$disconnect`, `$default`, and the values of `$request.body.action`. */
  handler: Partial<Record<string, WebSocketHandler>>;
  /** The path clients connect to, such as `/live`. */
  path: string;
  /** When given, `management` answers 403 to requests not signed by them, as API Gateway does. */
  credentials?: Credentials | undefined;
  /** Close after this much silence; 10 minutes by default. */
  idleMs?: number | undefined;
  /** Close at this age; 2 hours by default. */
  maximumMs?: number | undefined;
  /** A function's time limit; API Gateway's quota, 29, by default. */
  timeoutSeconds?: number | undefined;
  /** Hears what a function threw; logs it by default. */
  onError?: ((error: unknown, routeKey: string) => void) | undefined;
}

/** A WebSocket API to be mounted in a server. */
export interface WebSocketApi {
  /** Takes over an upgrade request. Settles when the client is connected or refused, and never rejects. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** Serves `…/@connections/{id}`. Without `credentials` whoever reaches it may write to clients. */
  management: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Cuts every connection and lets their `$disconnect` calls finish. */
  close: () => Promise<void>;
}

const MINUTE = 60_000;

/** Creates an API Gateway WebSocket API (route selection by `$request.body.action`) in front of functions in this process. */
export function createWebSocketApi(options: WebSocketApiOptions): WebSocketApi {
  const connections = new Connections({
    idleMs: options.idleMs ?? 10 * MINUTE,
    maximumMs: options.maximumMs ?? 120 * MINUTE,
  });
  const onError = options.onError ?? ((error, routeKey) => console.error(`[websocket ${routeKey}]`, error));
  const protocols = new WeakMap<IncomingMessage, string | undefined>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (_, req) => protocols.get(req) ?? false,
  });
  const pending = new Set<Promise<void>>();

  const run = (routeKey: string, event: WebSocketEvent) => {
    const handler = Object.hasOwn(options.handler, routeKey) ? options.handler[routeKey] : undefined;
    return invoke(async (context) => (await handler?.(event, context)) ?? undefined, {
      functionName: `websocket-${routeKey.replace('$', '')}`,
      seconds: options.timeoutSeconds ?? 29,
      onLateError: (error) => onError(error, routeKey),
    });
  };

  async function admit(facts: ConnectionFacts): Promise<Admission> {
    try {
      return admission(await run('$connect', connectEvent(facts)));
    } catch (error) {
      onError(error, '$connect');
      return { admitted: false, status: error instanceof IntegrationTimeout ? 504 : 502 };
    }
  }

  async function receive(facts: ConnectionFacts, socket: WebSocket, data: RawData, isBinary: boolean) {
    connections.touch(facts.connectionId);
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    const routeKey = selectRoute(options.handler, bytes);
    if (routeKey === undefined) return complain(socket, facts, 'Forbidden');
    try {
      await run(routeKey, messageEvent(facts, routeKey, bytes, isBinary));
    } catch (error) {
      onError(error, routeKey);
      const late = error instanceof IntegrationTimeout;
      complain(socket, facts, late ? 'Endpoint request timed out' : 'Internal server error');
    }
  }

  async function disconnected(facts: ConnectionFacts, code: number, reason: string) {
    connections.remove(facts.connectionId);
    await run('$disconnect', disconnectEvent(facts, code, reason)).catch((error) =>
      onError(error, '$disconnect'),
    );
  }

  const track = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  function open(facts: ConnectionFacts, socket: WebSocket): void {
    connections.add({ ...facts, socket, lastActiveAt: facts.connectedAt });
    const touch = () => connections.touch(facts.connectionId);
    socket.on('message', (data, isBinary) => track(receive(facts, socket, data, isBinary)));
    socket.on('ping', touch).on('pong', touch);
    // ws closes the connection itself after an error, with 1009 for a message over the limit.
    socket.on('error', touch);
    socket.on('close', (code, reason) => track(disconnected(facts, code, reason.toString())));
  }

  return {
    async upgrade(req, socket, head) {
      const leave = () => socket.destroy();
      socket.on('error', leave);
      if (splitTarget(req.url ?? '/').path !== options.path) return refuseUpgrade(socket, 403);
      if (!isHandshake(req)) return refuseUpgrade(socket, 400);
      const facts = { connectionId: newRequestId(), connectedAt: Date.now(), request: req };
      const result = await admit(facts);
      if (!result.admitted) return refuseUpgrade(socket, result.status);
      if (socket.destroyed) return disconnected(facts, 1006, '');
      protocols.set(req, result.protocol);
      socket.off('error', leave);
      server.handleUpgrade(req, socket, head, (webSocket) => open(facts, webSocket));
    },
    management: createManagement(connections, options.credentials),
    async close() {
      server.close();
      await connections.terminate();
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

function selectRoute(handlers: object, data: Buffer): string | undefined {
  const action = actionOf(data.toString('utf8'));
  if (action !== undefined && !action.startsWith('$') && Object.hasOwn(handlers, action)) return action;
  return Object.hasOwn(handlers, '$default') ? '$default' : undefined;
}

function actionOf(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { action } = JSON.parse(text) as { action?: unknown };
    return typeof action === 'string' ? action : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function complain(socket: WebSocket, { connectionId }: ConnectionFacts, message: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ message, connectionId, requestId: newRequestId() }));
}
