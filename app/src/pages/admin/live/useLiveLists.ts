import { livePath, liveProtocol } from '@redwhiteandcode/contract/live/operations.ts';
import { useEffect, useState } from 'react';
import { type Middleware, useSWRConfig } from 'swr';
import { sessionStore, useSession } from '../../../shell/session/session.ts';
import { connectLive, type LiveSocket, type LiveState, type SocketListener } from './liveConnection.ts';
import { showsOneOf } from './showsOneOf.ts';

function openSocket(accessToken: string, { onOpen, onMessage, onClose }: SocketListener): LiveSocket {
  const address = new URL(livePath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, [liveProtocol, accessToken]);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(String(data)));
  socket.addEventListener('close', onClose);
  return socket;
}

/** The live updates of the admin area. */
export interface LiveLists {
  connection: LiveState;
  /** Makes the area's queries wait for the socket, so that they need not be repeated when it opens. */
  afterConnecting: Middleware;
}

function createGate(): { open: () => void; middleware: Middleware } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const middleware: Middleware = (useNext) => (key, read, config) =>
    useNext(key, read && ((...args: Parameters<typeof read>) => promise.then(() => read(...args))), config);
  return { open: resolve, middleware };
}

/** Refetches the lists of the admin area when they change on the server. Called once, by the layout. */
export function useLiveLists(): LiveLists {
  const { mutate } = useSWRConfig();
  const userId = useSession()?.user.id;
  const [state, setState] = useState<LiveState>('live');
  const [gate] = useState(createGate);
  useEffect(() => {
    if (userId === undefined) return;
    const connection = connectLive({
      accessToken: () => sessionStore().accessToken(),
      // The server closes the socket of a user who lost the admin role; this request finds out with a 403.
      open: (token, listener) =>
        openSocket(token, {
          ...listener,
          onClose: () => {
            listener.onClose();
            void mutate(showsOneOf(['queues']));
          },
        }),
      schedule: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      isOnline: () => navigator.onLine,
      isVisible: () => document.visibilityState === 'visible',
      onChange: (changed) => void mutate(showsOneOf(changed)),
      onState: setState,
      onReady: gate.open,
    });
    const stopping = new AbortController();
    const { signal } = stopping;
    addEventListener('online', connection.check, { signal });
    addEventListener('offline', connection.check, { signal });
    document.addEventListener('visibilitychange', connection.check, { signal });
    return () => {
      stopping.abort();
      connection.close();
    };
  }, [userId, mutate, gate]);
  return { connection: state, afterConnecting: gate.middleware };
}
