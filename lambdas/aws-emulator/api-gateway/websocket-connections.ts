import { once } from 'node:events';
import type { WebSocket } from 'ws';

/** How long a connection may last, in milliseconds. */
export interface ConnectionLimits {
  /** Without a message either way; API Gateway's quota, 10 minutes, by default. */
  idleMs: number;
  /** In total; API Gateway's quota, 2 hours, by default. */
  maximumMs: number;
}

interface Connection {
  socket: WebSocket;
  idle: NodeJS.Timeout;
  age: NodeJS.Timeout;
}

/** The open connections of a WebSocket API. Each is closed with 1001 when it exceeds a limit. */
export class Connections {
  readonly #connections = new Map<string, Connection>();
  readonly #limits: ConnectionLimits;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Adds a connection and starts its timers. */
  add(connectionId: string, socket: WebSocket): void {
    const expire = () => socket.close(1001, 'Going away');
    this.#connections.set(connectionId, {
      socket,
      idle: setTimeout(expire, this.#limits.idleMs).unref(),
      age: setTimeout(expire, this.#limits.maximumMs).unref(),
    });
  }

  /** Returns the socket of an open connection. */
  get(connectionId: string): WebSocket | undefined {
    return this.#connections.get(connectionId)?.socket;
  }

  /** Restarts a connection's idle timer. */
  touch(connectionId: string): void {
    this.#connections.get(connectionId)?.idle.refresh();
  }

  /** Removes a closed connection. */
  remove(connectionId: string): void {
    const connection = this.#connections.get(connectionId);
    clearTimeout(connection?.idle);
    clearTimeout(connection?.age);
    this.#connections.delete(connectionId);
  }

  /** Cuts every connection, and settles when all are closed. */
  async terminate(): Promise<void> {
    const sockets = [...this.#connections.values()].map(({ socket }) => socket);
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.terminate();
    await Promise.all(closed);
  }
}
