import { ServiceError } from '../../json-service.ts';
import { type Context, requirePool } from './context.ts';
import { resourceNotFound } from './errors.ts';
import type { ProviderRecord } from './records.ts';

/** Returns all identity providers of a pool in the order in which they were created. */
export const providersOf = ({ store }: Context, poolId: string): ProviderRecord[] =>
  store.providers.page(poolId, 0, Number.MAX_SAFE_INTEGER).map(({ value }) => value);

/** Returns an identity provider of an existing pool, or throws `ResourceNotFoundException`. */
export function requireProvider(context: Context, poolId: string, name: string): ProviderRecord {
  requirePool(context, poolId);
  const provider = context.store.providers.get(poolId, name);
  if (!provider) throw resourceNotFound(`Identity provider ${name} does not exist.`);
  return provider;
}

/** Finds the provider with an identifier. Case matters: the documentation does not promise otherwise. */
export const providerByIdentifier = (
  context: Context,
  poolId: string,
  identifier: string,
): ProviderRecord | undefined =>
  providersOf(context, poolId).find(({ identifiers }) => identifiers.includes(identifier));

/** Throws `DuplicateProviderException` if another provider of the pool has one of the identifiers. */
export function assertOwnIdentifiers(
  context: Context,
  poolId: string,
  name: string,
  identifiers: string[],
): void {
  for (const identifier of identifiers) {
    const owner = providerByIdentifier(context, poolId, identifier);
    if (owner && owner.name !== name)
      throw new ServiceError(
        'DuplicateProviderException',
        `The identifier ${identifier} already belongs to another identity provider.`,
      );
  }
}
