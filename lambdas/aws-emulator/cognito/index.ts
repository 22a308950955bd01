import { once } from 'node:events';
import type { Server } from 'node:http';
import { clientFrom } from './client-config.ts';
import { type CognitoMail, type Context, type TriggerEvent, turns } from './context.ts';
import { type Jwks, openSigningKey } from './keys.ts';
import type { ClientConfig, PoolConfig } from './model.ts';
import { allOperations } from './operations/index.ts';
import { poolFrom } from './pool-config.ts';
import { cognitoServer } from './server.ts';
import { NO_POOL, openStore, type Store } from './store.ts';
import { issuerOf } from './tokens.ts';

export type { ClientConfig, CognitoMail, Jwks, PoolConfig, TriggerEvent };

/** A group that a configured pool has from the start. */
export type ConfiguredGroup = string | { name: string; precedence?: number; description?: string };

/** A pool that exists from the start, under ids that do not change. */
export interface ConfiguredPool {
  /** Region, underscore, letters and digits, such as `us-east-1_Local0001`. */
  id: string;
  clientId: string;
  /** As for `CreateUserPool`; users sign in by e-mail, and addresses are verified, unless it says otherwise. */
  poolConfig?: PoolConfig;
  /** As for `CreateUserPoolClient`. */
  clientConfig?: ClientConfig;
  groups?: ConfiguredGroup[];
}

/** How `startCognito` starts. */
export interface CognitoOptions {
  /** The SQLite file; without one everything is in memory. */
  file?: string;
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  region?: string;
  pools: ConfiguredPool[];
  /**
   * Receives every Lambda trigger event of a pool (`PreSignUp_SignUp`, `PreSignUp_AdminCreateUser`,
   * `CustomMessage_*`, `TokenGeneration_*`) and answers it with its response filled in.
   */
  triggers?: (event: TriggerEvent) => Promise<TriggerEvent>;
  /** Receives every mail; a failure is answered as `CodeDeliveryFailureException`. */
  sendMail?: (mail: CognitoMail) => void | Promise<void>;
  /** scrypt's N for password hashes, a power of two; 16384 unless tests ask for less. */
  scryptCost?: number;
}

/** A running user pool service. */
export interface RunningCognito {
  /** For `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER`. */
  endpoint: string;
  /** The issuer of the first pool's tokens. */
  issuer: string;
  /** The public keys of all pools, for a verifier's `cacheJwks`. */
  jwks: Jwks;
  close: () => Promise<void>;
}

const EMAIL_POOL: PoolConfig = { UsernameAttributes: ['email'], AutoVerifiedAttributes: ['email'] };

function configure(store: Store, configured: ConfiguredPool): void {
  const { id, clientId, poolConfig, clientConfig = {}, groups = [] } = configured;
  const now = Date.now();
  store.transaction(() => {
    const createdAt = store.pools.get(NO_POOL, id)?.createdAt ?? now;
    store.pools.put(NO_POOL, id, poolFrom(id, id, { ...EMAIL_POOL, ...poolConfig }, createdAt));
    const client = clientFrom(clientId, id, 'web', clientConfig, createdAt);
    store.clients.put(NO_POOL, clientId, client, { owner: id });
    for (const group of groups) {
      const given = typeof group === 'string' ? { name: group } : group;
      const kept = store.groups.get(id, given.name);
      store.groups.put(id, given.name, { createdAt: now, ...kept, ...given, modifiedAt: now });
    }
  });
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://${host}:${address.port}`;
}

async function serve(store: Store, options: CognitoOptions): Promise<RunningCognito> {
  const { port = 0, host = '127.0.0.1', region = 'us-east-1', scryptCost = 16_384 } = options;
  for (const pool of options.pools) configure(store, pool);
  const context: Context = {
    region,
    store,
    key: openSigningKey(store),
    scryptCost,
    triggers: options.triggers,
    sendMail: options.sendMail,
    inTurn: turns(),
  };
  const { server, idle } = cognitoServer(context, allOperations(context));
  return {
    endpoint: await listen(server, port, host),
    issuer: issuerOf(region, options.pools[0]?.id ?? ''),
    jwks: context.key.jwks,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await idle();
      store.close();
    },
  };
}

/**
 * Starts Cognito user pools on the local machine. The configuration of the pools named here is applied at every
 * start; users, groups, memberships and tokens stay in the file. Throws when a configuration asks for what is not
 * implemented here or what Cognito would refuse, or when the port is taken.
 */
export async function startCognito(options: CognitoOptions): Promise<RunningCognito> {
  const store = openStore(options.file);
  try {
    return await serve(store, options);
  } catch (error) {
    store.close();
    throw error;
  }
}
