import type { UserPoolClientType } from '@aws-sdk/client-cognito-identity-provider';
import type { Handlers } from '../calls.ts';
import { clientFrom } from '../client-config.ts';
import type { Context } from '../context.ts';
import type { ClientRecord } from '../model.ts';
import { page } from '../paging.ts';
import { NO_POOL } from '../store.ts';
import { requireClient, requirePool } from '../users.ts';
import { randomText } from './pools.ts';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function describe(client: ClientRecord): UserPoolClientType {
  const { GenerateSecret: _false, ...config } = client.config;
  return {
    ...config,
    ClientId: client.id,
    ClientName: client.name,
    UserPoolId: client.poolId,
    RefreshTokenValidity: config.RefreshTokenValidity || 30,
    CreationDate: new Date(client.createdAt),
    LastModifiedDate: new Date(client.modifiedAt),
  };
}

/** App clients. */
export const clientOperations = (
  context: Context,
): Handlers<
  'CreateUserPoolClient' | 'DescribeUserPoolClient' | 'ListUserPoolClients' | 'DeleteUserPoolClient'
> => ({
  CreateUserPoolClient({ UserPoolId, ClientName, ...config }) {
    const pool = requirePool(context.store, UserPoolId);
    const client = clientFrom(randomText(26, ID_LETTERS), pool.id, ClientName, config, Date.now());
    context.store.clients.put(NO_POOL, client.id, client, { owner: pool.id });
    return { UserPoolClient: describe(client) };
  },
  DescribeUserPoolClient({ UserPoolId, ClientId }) {
    return { UserPoolClient: describe(requireClient(context.store, ClientId, UserPoolId).client) };
  },
  ListUserPoolClients({ UserPoolId, MaxResults, NextToken }) {
    const pool = requirePool(context.store, UserPoolId);
    const entries = context.store.clients.entries(NO_POOL).filter(({ value }) => value.poolId === pool.id);
    const { items, next } = page(entries, MaxResults, NextToken);
    const UserPoolClients = items.map(({ id, name, poolId }) => ({
      ClientId: id,
      ClientName: name,
      UserPoolId: poolId,
    }));
    return next ? { UserPoolClients, NextToken: next } : { UserPoolClients };
  },
  DeleteUserPoolClient({ UserPoolId, ClientId }) {
    const { client } = requireClient(context.store, ClientId, UserPoolId);
    context.store.clients.delete(NO_POOL, client.id);
    return {};
  },
});
