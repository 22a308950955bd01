import path from 'node:path';
import { type RunningStripe, startStripe } from '@redwhiteandcode/stripe-emulator';
import { partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { orderOperations } from '@redwhiteandcode/contract/orders/operations.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** The path of the payment pages of the embedded provider. */
export const payPath = '/local/pay';

/**
 * Starts the embedded payment provider, unless the variables name another one, and sets the variables that the functions
 * read. `origin` is the origin of this server; `secrets` are those of the data folder.
 */
export async function startPayments(
  { dataDir, siteUrl }: Settings,
  origin: string,
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>,
): Promise<RunningStripe | undefined> {
  if (process.env.STRIPE_SECRET_KEY || process.env.STRIPE_API_BASE) return undefined;
  const stripe = await startStripe({
    folder: path.join(dataDir, 'payments'),
    secretKey: secrets.STRIPE_SECRET_KEY,
    webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
    webhookUrl: () => `${origin}${partsOf(orderOperations.receiveStripeEvent).path}`,
    pagesUrl: () => `${origin}${payPath}/`,
    siteOrigin: siteUrl,
  });
  Object.assign(process.env, secrets, { STRIPE_API_BASE: stripe.endpoint });
  return stripe;
}
