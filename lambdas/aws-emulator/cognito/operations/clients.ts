import { randomBytes } from 'node:crypto';
import { type ClientConfig, type Pool, readClient } from '../pool/config.ts';
import { type Context, requireClient, requirePool } from '../pool/context.ts';
import { invalidParameter } from '../pool/errors.ts';
import { isSafeUrl } from '../pool/outbound.ts';
import type { ClientRecord } from '../pool/records.ts';
import type { Handlers, Input } from './calls.ts';

const MAX_URLS = 100;

/** Whether the domain may redirect to a URL. Without HTTPS, it may only on this computer and to its own host. */
function isCallback({ domain }: Pool, text: string): boolean {
  if (isSafeUrl(text)) return true;
  if (domain === undefined) return false;
  return URL.canParse(text) && !text.includes('#') && new URL(text).origin === new URL(domain).origin;
}

/** Checks what depends on the pool. */
function checkConfig(context: Context, pool: Pool, config: ClientConfig): void {
  const urls = [...(config.CallbackURLs ?? []), ...(config.LogoutURLs ?? [])];
  if (urls.length > MAX_URLS) throw invalidParameter(`A client has ${MAX_URLS} URLs at most.`);
  const wrong = urls.find((url) => !isCallback(pool, url));
  if (wrong !== undefined) throw invalidParameter(`Invalid callback or logout URL: ${wrong}`);
  const providers = config.SupportedIdentityProviders ?? [];
  const unknown = providers.find((name) => name !== 'COGNITO' && !context.store.providers.get(pool.id, name));
  if (unknown !== undefined)
    throw invalidParameter(`The provider ${unknown} does not exist for User Pool ${pool.id}.`);
}

/** Returns a client as its operations describe it. */
function describe({ pool, secret }: ReturnType<typeof requireClient>, record: ClientRecord) {
  const { GenerateSecret: _, ...config } = record.config;
  return {
    UserPoolClient: {
      ...(structuredClone(config) as object),
      UserPoolId: pool.id,
      ClientId: record.id,
      ClientName: record.name,
      ClientSecret: secret,
      CreationDate: new Date(record.createdAt),
      LastModifiedDate: new Date(record.modifiedAt),
    },
  };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

function create(context: Context, input: Input<'CreateUserPoolClient'>) {
  const { UserPoolId, ClientName, ...config } = input;
  const pool = requirePool(context, UserPoolId);
  const id = randomText(26);
  const secret = config.GenerateSecret ? randomText(52) : undefined;
  checkConfig(context, pool, config as ClientConfig);
  const client = readClient(pool, { ...(config as ClientConfig), id, secret });
  const now = Date.now();
  const record = {
    id,
    name: ClientName,
    secret,
    config: config as ClientConfig,
    createdAt: now,
    modifiedAt: now,
  };
  context.store.clients.put(pool.id, id, record);
  return describe(client, record);
}

/** As in AWS, settings that the request leaves out get their defaults. */
function update(context: Context, input: Input<'UpdateUserPoolClient'>) {
  const { UserPoolId, ClientId, ClientName, ...config } = input;
  const { pool } = requireClient(context, ClientId, UserPoolId);
  checkConfig(context, pool, config as ClientConfig);
  const { clients } = context.store;
  const record = context.store.transaction(() => {
    const stored = clients.get(pool.id, ClientId);
    if (!stored) throw new Error('The client was deleted.');
    const { id, secret } = stored;
    readClient(pool, { ...(config as ClientConfig), id, secret });
    const name = ClientName ?? stored.name;
    const changed = { ...stored, name, config: config as ClientConfig, modifiedAt: Date.now() };
    clients.put(pool.id, id, changed);
    return changed;
  });
  return describe(requireClient(context, ClientId, UserPoolId), record);
}

/** Creating, changing, and reading app clients. */
export const clientOperations = (
  context: Context,
): Handlers<'CreateUserPoolClient' | 'UpdateUserPoolClient' | 'DescribeUserPoolClient'> => ({
  CreateUserPoolClient: (input) => create(context, input),
  UpdateUserPoolClient: (input) => update(context, input),
  DescribeUserPoolClient({ UserPoolId, ClientId }) {
    requirePool(context, UserPoolId);
    const client = requireClient(context, ClientId, UserPoolId);
    const record = context.store.clients.get(UserPoolId, ClientId);
    if (!record) throw new Error('The client was deleted.');
    return describe(client, record);
  },
});
