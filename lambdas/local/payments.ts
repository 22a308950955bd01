import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type RunningStripe, startStripe } from '@redwhiteandcode/aws-emulator/stripe';
import { partsOf } from '../contract/operation.ts';
import { orderOperations } from '../contract/orders.ts';
import type { Settings } from './settings.ts';

/** The path of the payment pages of the embedded provider. */
export const payPath = '/local/pay';

/**
 * Starts the embedded payment provider, unless the variables name another one, and sets the variables that the functions
 * read. `origin` is the origin of this server.
 */
export async function startPayments(
  { dataDir, siteUrl }: Settings,
  origin: string,
): Promise<RunningStripe | undefined> {
  if (process.env.STRIPE_SECRET_KEY || process.env.STRIPE_API_BASE) return undefined;
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const stripe = await startStripe({
    folder: path.join(dataDir, 'payments'),
    secretKey,
    webhookSecret,
    webhookUrl: () => `${origin}${partsOf(orderOperations.receiveStripeEvent).path}`,
    pagesUrl: () => `${origin}${payPath}/`,
    siteOrigin: siteUrl,
  });
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.endpoint,
  });
  return stripe;
}
