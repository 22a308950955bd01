import { startJsonService } from '../json-service.ts';
import type { ListenOptions, RunningServer } from '../http/server.ts';
import { requestTarget } from '../http/request.ts';
import { accountId } from '../iam/role.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { createPages, type Pages } from './hosted/index.ts';
import { deployClients } from './pool/clients.ts';
import { type Pool, type PoolOptions, readPool } from './pool/config.ts';
import { type Context, createTurns, requirePool, type TriggerEvent } from './pool/context.ts';
import { notImplemented, resourceNotFound } from './pool/errors.ts';
import { type Jwks, openSigningKey } from './pool/keys.ts';
import { isOperationName, parseRequest, REQUESTS } from './request.ts';
import { openStore, type Store } from './pool/store.ts';
import type { Handlers, Input, OperationName } from './operations/calls.ts';
import { adminUserOperations, groupOperations, listOperations } from './operations/admin-users.ts';
import { clientOperations } from './operations/clients.ts';
import { linkOperations } from './operations/links.ts';
import { providerOperations } from './operations/providers.ts';
import { passwordOperations, profileOperations, signUpOperations } from './operations/account.ts';
import { signInOperations, signOutOperations } from './operations/sessions.ts';

type Wire = null | string | number | boolean | Wire[] | { [key: string]: Wire };

/** Dates are seconds since 1970 in AWS JSON 1.1. */
function toWire(value: unknown): Wire {
  if (value instanceof Date) return value.getTime() / 1000;
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => (item === undefined ? [] : [[name, toWire(item)]])),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns a function that runs an operation and returns its response body. */
function createOperations(context: Context) {
  const handlers: Handlers = {
    ...signUpOperations(context),
    ...signInOperations(context),
    ...signOutOperations(context),
    ...passwordOperations(context),
    ...profileOperations(context),
    ...adminUserOperations(context),
    ...groupOperations(context),
    ...listOperations(context),
    ...clientOperations(context),
    ...linkOperations(context),
    ...providerOperations(context),
  };
  return async <N extends OperationName>(name: N, input: Input<N>): Promise<Wire> =>
    toWire(await handlers[name](input));
}

export type { PoolOptions, TriggerEvent };

/** How the Cognito emulator is set up. */
export interface CognitoOptions extends ListenOptions, AccountOptions {
  /** The SQLite file; in memory when missing. */
  file?: string;
  /** The pools. Their settings may change from one start to the next. */
  pools: readonly PoolOptions[];
  /** Handles every Lambda trigger event of a pool (`PreSignUp_*`, `TokenGeneration_*`). */
  triggers?: (event: TriggerEvent) => Promise<TriggerEvent>;
  /** scrypt's N for password hashes, a power of two; 16384 by default. */
  scryptCost?: number;
}

/** A running Cognito emulator. */
export interface RunningCognito extends RunningServer {
  /** The public keys of all pools, for a verifier's `cacheJwks`. */
  jwks: Jwks;
  /** Handles the requests to the pools' domains. Mount it where the `domain` of each pool leads. */
  pages: Pages;
}

const TARGET = 'AWSCognitoIdentityProviderService.';

function createContext(store: Store, options: CognitoOptions): Context {
  const { scryptCost = 16_384, triggers } = options;
  const pools = new Map<string, Pool>();
  const secrets = new Map<string, string | undefined>();
  for (const settings of options.pools) {
    const pool = readPool(settings);
    pools.set(pool.id, pool);
    deployClients(store, pool, settings.clients);
    for (const { id, secret } of settings.clients) secrets.set(id, secret);
  }
  return {
    pools,
    secrets,
    store,
    key: openSigningKey(store),
    scryptCost,
    triggers,
    inTurn: createTurns(),
  };
}

async function serve(store: Store, options: CognitoOptions): Promise<RunningCognito> {
  const context = createContext(store, options);
  const { region = 'us-east-1' } = options;
  const operations = createOperations(context);

  function publicFile(path: string): Jwks {
    const [, poolId] = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(path) ?? [];
    if (!poolId) throw resourceNotFound(`There is nothing at ${path}.`);
    requirePool(context, poolId);
    return context.key.jwks;
  }

  const server = await startJsonService({
    port: options.port,
    host: options.host,
    credentials: options.credentials,
    roles: options.roles,
    onAccess: options.onAccess,
    region,
    service: 'cognito-idp',
    contentType: 'application/x-amz-json-1.1',
    async operate({ message, body, authenticate }) {
      const { path } = requestTarget(message);
      if (message.method !== 'POST' || path !== '/') return publicFile(path);
      const target = String(message.headers['x-amz-target'] ?? '');
      const name = target.startsWith(TARGET) ? target.slice(TARGET.length) : '';
      if (!isOperationName(name)) throw notImplemented(`the operation ${name || target}`);
      const authorize = REQUESTS[name].signed ? authenticate() : undefined;
      const input = parseRequest(name, body());
      const pool = 'UserPoolId' in input ? input.UserPoolId : '';
      const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${pool}`;
      authorize?.([{ action: `cognito-idp:${name}`, resource }]);
      return operations(name, input);
    },
  });
  return {
    endpoint: server.endpoint,
    jwks: context.key.jwks,
    pages: createPages(context),
    async close() {
      await server.close();
      store.close();
    },
  };
}

/** Starts Cognito user pools. Rejects for settings that Cognito would refuse, and when the port is taken. */
export async function startCognito(options: CognitoOptions): Promise<RunningCognito> {
  const store = openStore(options.file);
  try {
    return await serve(store, options);
  } catch (error) {
    store.close();
    throw error;
  }
}
