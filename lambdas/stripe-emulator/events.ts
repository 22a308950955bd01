import { createHmac } from 'node:crypto';
import type { EventRecord } from './records.ts';
import { newId, now, type Store } from './store.ts';

/** Signs an event as Stripe does: `t` is the time in seconds, `v1` the HMAC-SHA256 of the time and the body. */
const signatureOf = (body: string, secret: string, time: number = now()): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const apiVersion = '2026-10-28.endive';
const maxWait = 60;
const timeoutMs = 20_000;

/** Makes the record of an event with the current state of its object. */
export const newEvent = (type: string, object: unknown): EventRecord => ({
  id: newId('evt'),
  created: now(),
  type,
  object,
  attempts: 0,
  next_at: now(),
});

/** Delivers events to the webhook until it accepts them, also after a restart. */
export interface Deliveries {
  /** Delivers what is due now, such as after a change. */
  wake(): void;
  /** Sends an event again, even if it was accepted. */
  resend(id: string): void;
  pause(isPaused: boolean): void;
  isPaused(): boolean;
  close(): Promise<void>;
}

interface DeliveryOptions {
  webhookUrl: () => string;
  webhookSecret: string;
}

/** Starts delivering the store's events. */
export function startDeliveries(store: Store, { webhookUrl, webhookSecret }: DeliveryOptions): Deliveries {
  const running = new Map<string, Promise<void>>();
  const stop = new AbortController();
  const isPaused = () => store.get('setting', 'deliveries')?.isPaused ?? false;

  async function post(event: EventRecord): Promise<boolean> {
    const body = JSON.stringify({
      id: event.id,
      object: 'event',
      api_version: apiVersion,
      created: event.created,
      data: { object: event.object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: event.type,
    });
    try {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, webhookSecret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // The webhook cannot be reached; the event is sent again later.
      return false;
    }
  }

  async function deliver(id: string): Promise<void> {
    const event = store.get('event', id);
    if (!event) return;
    const isAccepted = await post(event);
    if (stop.signal.aborted && !isAccepted) return;
    const attempts = event.attempts + 1;
    const next_at = isAccepted ? null : now() + Math.min(maxWait, 2 ** (attempts - 1));
    store.put({ kind: 'event', value: { ...event, attempts, next_at } });
  }

  function start(id: string): void {
    if (running.has(id) || stop.signal.aborted) return;
    running.set(
      id,
      deliver(id).finally(() => running.delete(id)),
    );
  }

  function wake(): void {
    if (isPaused()) return;
    for (const { id, next_at } of store.list('event')) if (next_at !== null && next_at <= now()) start(id);
  }

  const timer = setInterval(wake, 1000);
  timer.unref();
  return {
    wake,
    isPaused,
    resend: start,
    pause(paused) {
      store.put({ kind: 'setting', value: { id: 'deliveries', isPaused: paused } });
      wake();
    },
    async close() {
      clearInterval(timer);
      stop.abort();
      await Promise.all(running.values());
    },
  };
}
