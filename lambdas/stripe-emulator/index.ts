import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ListenOptions,
  type RunningServer,
  startServer,
} from '@redwhiteandcode/aws-emulator/http/server';
import { createApi } from './api.ts';
import { startDeliveries } from './events.ts';
import { createPages } from './pages.ts';
import { createProvider } from './provider.ts';
import { openStore } from './store.ts';

/** How the payment provider is set up. */
export interface StripeOptions extends ListenOptions {
  /** The folder of its records; in memory when missing. */
  folder?: string;
  /** The key that callers of the API send. */
  secretKey: string;
  /** The secret that signs events. */
  webhookSecret: string;
  /** Where events are sent. */
  webhookUrl: () => string;
  /** The URL at which `pages` is mounted, with a slash at its end. */
  pagesUrl: () => string;
  /** The site's origin in `success_url` and `cancel_url`; its pages are opened on the origin of the payment pages. */
  siteOrigin: string;
}

/** A running payment provider, and the listener of its payment pages. */
export interface RunningStripe extends RunningServer {
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Starts a payment provider that speaks the part of Stripe's API for Checkout, refunds and disputes. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { folder, secretKey, webhookSecret, webhookUrl, pagesUrl, siteOrigin, ...listen } = options;
  const store = openStore(folder);
  const provider = createProvider(store, { pagesUrl });
  const deliveries = startDeliveries(store, { webhookUrl, webhookSecret });
  provider.resume(deliveries);
  const server = await startServer(createApi({ store, provider, secretKey, pagesUrl }), listen);
  return {
    endpoint: server.endpoint,
    pages: createPages({ store, provider, deliveries, siteOrigin }),
    async close() {
      provider.close();
      await deliveries.close();
      await server.close();
    },
  };
}
