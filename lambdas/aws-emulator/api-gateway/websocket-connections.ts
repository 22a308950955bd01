import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { ConnectionFacts } from './websocket-event.ts';

/** An open connection. */
export interface Connection extends ConnectionFacts {
  socket: WebSocket;
  lastActiveAt: number;
}

/** How long a connection may live, in milliseconds. */
export interface ConnectionLimits {
  /** Closed when nothing went either way for this long; API Gateway's quota is 10 minutes. */
  idleMs: number;
  /** Closed when this old; API Gateway's quota is 2 hours. */
  maximumMs: number;
}

interface Held {
  connection: Connection;
  idle: NodeJS.Timeout;
  age: NodeJS.Timeout;
}

/** The open connections of a WebSocket API, each closed with 1001 when idle or old beyond its limits. */
export class Connections {
  readonly #held = new Map<string, Held>();
  readonly #limits: ConnectionLimits;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Takes up a connection and starts its clocks. */
  add(connection: Connection): void {
    const expire = () => connection.socket.close(1001, 'Going away');
    this.#held.set(connection.connectionId, {
      connection,
      idle: setTimeout(expire, this.#limits.idleMs).unref(),
      age: setTimeout(expire, this.#limits.maximumMs).unref(),
    });
  }

  /** The open connection of an id, if there is one. */
  get(connectionId: string): Connection | undefined {
    return this.#held.get(connectionId)?.connection;
  }

  /** Restarts a connection's idle clock: something was sent or received. */
  touch(connectionId: string): void {
    const held = this.#held.get(connectionId);
    if (!held) return;
    held.connection.lastActiveAt = Date.now();
    held.idle.refresh();
  }

  /** Forgets a connection that has closed. */
  remove(connectionId: string): void {
    const held = this.#held.get(connectionId);
    if (!held) return;
    clearTimeout(held.idle);
    clearTimeout(held.age);
    this.#held.delete(connectionId);
  }

  /** Cuts every connection at once; settles when all have closed. */
  async terminate(): Promise<void> {
    const sockets = [...this.#held.values()].map((held) => held.connection.socket);
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.terminate();
    await Promise.all(closed);
  }
}
