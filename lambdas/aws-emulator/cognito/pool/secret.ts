import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../iam/signature-v4.ts';
import type { Client } from './config.ts';
import { notAuthorized } from './errors.ts';

/**
 * Checks the `SecretHash` of a request: the HMAC-SHA-256 of user name and client ID with the client's secret. Throws
 * `NotAuthorizedException` for a client with a secret if the hash is missing or wrong (Amazon Cognito Developer Guide,
 * "Computing secret hash values").
 */
export function requireSecretHash({ id, secret }: Client, username: string, hash: string | undefined): void {
  if (secret === undefined) return;
  if (hash === undefined)
    throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  const expected = createHmac('sha256', secret).update(`${username}${id}`).digest('base64');
  if (!isSameSecret(expected, hash)) throw notAuthorized(`Unable to verify secret hash for client ${id}`);
}

/** Checks the `ClientSecret` of a request. Throws `NotAuthorizedException` if it is missing or wrong. */
export function requireClientSecret({ id, secret }: Client, sent: string | undefined): void {
  if (secret !== undefined && !isSameSecret(secret, sent ?? ''))
    throw notAuthorized(`Unable to verify the secret of client ${id}`);
}
