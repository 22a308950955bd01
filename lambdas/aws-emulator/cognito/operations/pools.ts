import { randomInt } from 'node:crypto';
import type { UserPoolType } from '@aws-sdk/client-cognito-identity-provider';
import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { invalidParameter, notImplemented } from '../errors.ts';
import type { PoolRecord } from '../model.ts';
import { page } from '../paging.ts';
import { poolFrom } from '../pool-config.ts';
import { NO_POOL } from '../store.ts';
import { deleteUser, requirePool } from '../users.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random text of letters out of a set. */
export const randomText = (length: number, letters: string) =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

function describe({ region, store }: Context, pool: PoolRecord): UserPoolType {
  const { config } = pool;
  return {
    Id: pool.id,
    Name: pool.name,
    Arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${pool.id}`,
    Policies: { PasswordPolicy: pool.passwordPolicy },
    DeletionProtection: config.DeletionProtection ?? 'INACTIVE',
    AutoVerifiedAttributes: config.AutoVerifiedAttributes,
    UsernameAttributes: config.UsernameAttributes,
    UsernameConfiguration: { CaseSensitive: false },
    MfaConfiguration: pool.totp ? 'OPTIONAL' : 'OFF',
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false, ...config.AdminCreateUserConfig },
    SchemaAttributes: config.Schema,
    UserPoolTags: config.UserPoolTags,
    EstimatedNumberOfUsers: store.users.entries(pool.id).length,
    CreationDate: new Date(pool.createdAt),
    LastModifiedDate: new Date(pool.modifiedAt),
  };
}

function createUserPool(context: Context, { PoolName, ...config }: Input<'CreateUserPool'>) {
  const id = `${context.region}_${randomText(9, ID_LETTERS)}`;
  const pool = poolFrom(id, PoolName, config, Date.now());
  context.store.pools.put(NO_POOL, id, pool);
  return { UserPool: describe(context, pool) };
}

function deleteUserPool(context: Context, { UserPoolId }: Input<'DeleteUserPool'>) {
  const { store } = context;
  const pool = requirePool(store, UserPoolId);
  if (pool.config.DeletionProtection === 'ACTIVE')
    throw invalidParameter(
      'The user pool cannot be deleted because deletion protection is activated. Deletion protection must be inactivated first.',
    );
  store.transaction(() => {
    for (const user of store.users.list(pool.id)) deleteUser(context, pool.id, user.sub);
    for (const group of store.groups.list(pool.id)) store.groups.delete(pool.id, group.name);
    for (const client of store.clients.ownedBy(NO_POOL, pool.id)) store.clients.delete(NO_POOL, client.id);
    store.pools.delete(NO_POOL, pool.id);
  });
  return {};
}

const mfaConfig = (pool: PoolRecord) => ({
  SoftwareTokenMfaConfiguration: { Enabled: pool.totp },
  MfaConfiguration: pool.totp ? ('OPTIONAL' as const) : ('OFF' as const),
});

function setMfaConfig({ store }: Context, input: Input<'SetUserPoolMfaConfig'>) {
  const pool = requirePool(store, input.UserPoolId);
  if (input.MfaConfiguration === 'ON') throw notImplemented('MfaConfiguration ON');
  const totp = input.MfaConfiguration === 'OPTIONAL' && input.SoftwareTokenMfaConfiguration?.Enabled === true;
  const changed = { ...pool, totp, modifiedAt: Date.now() };
  store.pools.put(NO_POOL, pool.id, changed);
  return mfaConfig(changed);
}

/** User pools. */
export const poolOperations = (
  context: Context,
): Handlers<
  | 'CreateUserPool'
  | 'DescribeUserPool'
  | 'ListUserPools'
  | 'DeleteUserPool'
  | 'SetUserPoolMfaConfig'
  | 'GetUserPoolMfaConfig'
> => ({
  CreateUserPool: (input) => createUserPool(context, input),
  DescribeUserPool: ({ UserPoolId }) => ({
    UserPool: describe(context, requirePool(context.store, UserPoolId)),
  }),
  ListUserPools(input) {
    const { items, next } = page(context.store.pools.entries(NO_POOL), input.MaxResults, input.NextToken);
    const UserPools = items.map(({ id, name, createdAt, modifiedAt }) => ({
      Id: id,
      Name: name,
      CreationDate: new Date(createdAt),
      LastModifiedDate: new Date(modifiedAt),
    }));
    return next ? { UserPools, NextToken: next } : { UserPools };
  },
  DeleteUserPool: (input) => deleteUserPool(context, input),
  SetUserPoolMfaConfig: (input) => setMfaConfig(context, input),
  GetUserPoolMfaConfig: ({ UserPoolId }) => mfaConfig(requirePool(context.store, UserPoolId)),
});
