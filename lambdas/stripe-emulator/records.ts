/** A session of Checkout, as it is stored. Amounts are in the currency's smallest unit, times in seconds since 1970. */
export interface SessionRecord {
  id: string;
  created: number;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string | null;
  items: { name: string; quantity: number; unit_amount: number }[];
  intent: { metadata: Record<string, string>; description: string | null };
  payment_intent: string | null;
}

export interface IntentRecord {
  id: string;
  created: number;
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  latest_charge: string;
  session: string;
}

/** A card or a bank account, without its number. */
export type Method =
  | { type: 'card'; brand: string; last4: string; exp_month: number; exp_year: number }
  | { type: 'us_bank_account'; bank_name: string; last4: string; willFail: boolean };

export interface ChargeRecord {
  id: string;
  created: number;
  amount: number;
  amount_refunded: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  disputed: boolean;
  failure: { code: string; message: string } | null;
  method: Method;
  billing: { name: string | null; email: string | null; postal_code: string | null };
}

export interface RefundRecord {
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  metadata: Record<string, string>;
}

export interface DisputeRecord {
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

/** An event with the object's state at its time. `next_at` is when it is delivered next; null once it was accepted. */
export interface EventRecord {
  id: string;
  created: number;
  type: string;
  object: unknown;
  attempts: number;
  next_at: number | null;
}

/** The first response to an idempotency key, with the request that it belongs to. */
export interface IdempotencyRecord {
  id: string;
  request: string;
  status: number;
  body: string;
}

/** The settings of the provider that a person can change. */
export interface SettingRecord {
  id: 'deliveries';
  isPaused: boolean;
}

/** The stored records by kind. */
export interface Records {
  session: SessionRecord;
  intent: IntentRecord;
  charge: ChargeRecord;
  refund: RefundRecord;
  dispute: DisputeRecord;
  event: EventRecord;
  idempotency: IdempotencyRecord;
  setting: SettingRecord;
}
