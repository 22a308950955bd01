import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@redwhiteandcode/aws-emulator/http/request';
import { requestTarget } from '@redwhiteandcode/aws-emulator/http/request';
import { decodeForm, type Form, listOf, textOf, textsOf } from './form.ts';
import { chargeObject, disputeObject, intentObject, refundObject, sessionObject } from './objects.ts';
import type { Provider } from './provider.ts';
import type { SessionRecord } from './records.ts';
import { invalid, missing, StripeError } from './stripe-error.ts';
import { newId, now, type Store } from './store.ts';

interface ApiOptions {
  store: Store;
  provider: Provider;
  secretKey: string;
  pagesUrl: () => string;
}

type Operation = (id: string, form: Form) => unknown;

const maxBytes = 1_000_000;
const halfHour = 1800;
const day = 86_400;
/** Clocks differ, and a request takes a while. */
const tolerance = 60;

const whole = (form: Form, name: string): number | undefined => {
  const value = textOf(form[name]);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(name, `Invalid integer: ${value}`);
  return Number(value);
};

const required = (form: Form, name: string): string => {
  const value = textOf(form[name]);
  if (value) return value;
  throw new StripeError(400, `Missing required param: ${name}.`, { param: name, code: 'parameter_missing' });
};

function page<T extends { id: string; created: number }>(
  records: readonly T[],
  form: Form,
  url: string,
  show: (record: T) => unknown,
) {
  const limit = whole(form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('limit', 'This value must be from 1 to 100');
  const newest = [...records].reverse();
  const after = textOf(form.starting_after);
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const shown = newest.slice(from, from + limit);
  return { object: 'list', data: shown.map(show), has_more: newest.length > from + limit, url };
}

function itemsOf(form: Form): SessionRecord['items'] {
  const items = listOf(form.line_items).map((item, at) => {
    const line = typeof item === 'object' ? item : {};
    const price = typeof line.price_data === 'object' ? line.price_data : {};
    const product = typeof price.product_data === 'object' ? price.product_data : {};
    const param = `line_items[${at}]`;
    const unit_amount = whole(price, 'unit_amount');
    const quantity = whole(line, 'quantity');
    if (unit_amount === undefined || quantity === undefined || unit_amount < 0 || quantity < 1)
      throw invalid(param, 'A line needs a unit_amount and a quantity');
    if (textOf(price.currency) !== 'usd')
      throw invalid(`${param}[price_data][currency]`, 'Only usd is supported here');
    return { name: required(product, 'name'), quantity, unit_amount };
  });
  if (items.length === 0) throw invalid('line_items', 'You must pass line_items in payment mode');
  return items;
}

function newSession(form: Form): SessionRecord {
  if (textOf(form.mode) !== 'payment') throw invalid('mode', 'Only payment mode is supported here');
  const items = itemsOf(form);
  const amount_total = items.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0);
  if (amount_total < 50) {
    const message = 'The Checkout Session’s total amount due must add up to at least $0.50 usd';
    throw new StripeError(400, message, { code: 'amount_too_small' });
  }
  const expires_at = whole(form, 'expires_at') ?? now() + day;
  if (expires_at < now() + halfHour - tolerance || expires_at > now() + day + tolerance)
    throw invalid('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.');
  const intent = typeof form.payment_intent_data === 'object' ? form.payment_intent_data : {};
  return {
    id: newId('cs_test'),
    created: now(),
    expires_at,
    status: 'open',
    payment_status: 'unpaid',
    amount_total,
    currency: 'usd',
    client_reference_id: textOf(form.client_reference_id) ?? null,
    customer_email: textOf(form.customer_email) ?? null,
    metadata: textsOf(form.metadata),
    success_url: required(form, 'success_url'),
    cancel_url: textOf(form.cancel_url) ?? null,
    items,
    intent: { metadata: textsOf(intent.metadata), description: textOf(intent.description) ?? null },
    payment_intent: null,
  };
}

/** Returns the operations by method and path; `*` is an ID. */
function operationsOf({ store, provider, pagesUrl }: ApiOptions): Record<string, Operation> {
  const expandOf = (form: Form) => listOf(form.expand).flatMap((part) => textOf(part) ?? []);
  const shownSession = (record: SessionRecord, form: Form = {}) =>
    sessionObject(store, record, pagesUrl(), expandOf(form));
  const found = <T>(record: T | undefined, kind: string, id: string): T => {
    if (!record) throw missing(kind, id);
    return record;
  };
  return {
    'POST /v1/checkout/sessions': (_, form) => {
      const value = newSession(form);
      store.put({ kind: 'session', value });
      return shownSession(value, form);
    },
    'GET /v1/checkout/sessions': (_, form) => {
      const created = typeof form.created === 'object' ? form.created : {};
      const since = whole(created, 'gte') ?? 0;
      const status = textOf(form.status);
      const all = store.list('session').map(({ id }) => provider.session(id));
      const wanted = all.filter((one) => one.created >= since && (!status || one.status === status));
      return page(wanted, form, '/v1/checkout/sessions', (one) => shownSession(one));
    },
    'GET /v1/checkout/sessions/*': (id, form) => shownSession(provider.session(id), form),
    'POST /v1/checkout/sessions/*/expire': (id, form) => {
      const open = provider.session(id);
      if (open.status !== 'open') {
        throw new StripeError(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${open.status}\`.`,
        );
      }
      return shownSession(provider.expire(open), form);
    },
    'GET /v1/payment_intents/*': (id, form) =>
      intentObject(store, found(store.get('intent', id), 'payment_intent', id), expandOf(form)),
    'GET /v1/charges/*': (id) => chargeObject(found(store.get('charge', id), 'charge', id)),
    'POST /v1/refunds': (_, form) =>
      refundObject(
        provider.refund(required(form, 'payment_intent'), {
          ...(form.amount !== undefined && { amount: whole(form, 'amount') ?? 0 }),
          reason: textOf(form.reason) ?? null,
          metadata: textsOf(form.metadata),
        }),
      ),
    'GET /v1/refunds': (_, form) => {
      const intent = textOf(form.payment_intent);
      const wanted = store.list('refund').filter((one) => !intent || one.payment_intent === intent);
      return page(wanted, form, '/v1/refunds', refundObject);
    },
    'GET /v1/disputes': (_, form) => {
      const [intent, charge] = [textOf(form.payment_intent), textOf(form.charge)];
      const wanted = store
        .list('dispute')
        .filter((one) => (!intent || one.payment_intent === intent) && (!charge || one.charge === charge));
      return page(wanted, form, '/v1/disputes', disputeObject);
    },
    'GET /v1/disputes/*': (id) => disputeObject(found(store.get('dispute', id), 'dispute', id)),
  };
}

interface ApiResult {
  status: number;
  body: string;
}

function resultOf(work: () => unknown): ApiResult {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { type, code, message, param, status } = error;
    return { status, body: JSON.stringify({ error: { type, code, message, param } }) };
  }
}

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Creates the listener of the API: it checks the key, repeats the response to a repeated key, and runs operations. */
export function createApi(options: ApiOptions) {
  const { store, secretKey } = options;
  const operations = operationsOf(options);

  function run(method: string, path: string, form: Form): ApiResult {
    const [, , ...segments] = path.split('/');
    const idAt = segments[0] === 'checkout' ? 2 : 1;
    const id = segments[idAt] ?? '';
    const key = `${method} /v1/${segments.map((part, at) => (at === idAt ? '*' : part)).join('/')}`;
    const operation = Object.hasOwn(operations, key) ? operations[key] : undefined;
    return resultOf(() => {
      if (operation) return operation(decodeURIComponent(id), form);
      throw new StripeError(
        404,
        `Unrecognized request URL (${method}: ${path}). It is not implemented here.`,
      );
    });
  }

  function once(
    key: string,
    request: string,
    work: () => ApiResult,
  ): { result: ApiResult; isReplay: boolean } {
    const first = store.get('idempotency', key);
    if (first && first.request !== request) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      const error = new StripeError(400, message, { type: 'idempotency_error' });
      return { result: resultOf(() => raise(error)), isReplay: false };
    }
    if (first) return { result: first, isReplay: true };
    const result = work();
    // Stripe keeps no response of a request that failed its validation.
    if (result.status < 400) store.put({ kind: 'idempotency', value: { id: key, request, ...result } });
    return { result, isReplay: false };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = requestTarget(request);
    const body = await readBody(request, maxBytes);
    if (body === 'aborted') return;
    const send = ({ status, body: text }: ApiResult, headers: Record<string, string> = {}): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
        .end(text);
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      const error = new StripeError(401, 'Invalid API Key provided');
      return send(resultOf(() => raise(error)));
    }
    if (body === 'too large')
      return send(resultOf(() => raise(new StripeError(400, 'The request is too large'))));
    const method = request.method ?? 'GET';
    const text = method === 'GET' ? query : body.toString();
    const key = request.headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return send(run(method, path, decodeForm(text)));
    const { result, isReplay } = once(key, hash(path, text), () => run(method, path, decodeForm(text)));
    send(result, isReplay ? { 'idempotent-replayed': 'true' } : {});
  };
}

function raise(error: Error): never {
  throw error;
}
