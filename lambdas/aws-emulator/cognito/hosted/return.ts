import { completeOidc } from '../oidc/sign-in.ts';
import { type Context, requireClient } from '../pool/context.ts';
import { FederationError, type Person, signInPerson } from '../pool/federation.ts';
import { fingerprint } from '../pool/keys.ts';
import type { PendingRecord, ProviderRecord } from '../pool/records.ts';
import { openPoolKey } from '../saml/certificate.ts';
import { entityIdOf } from '../saml/message.ts';
import { readResponse } from '../saml/response.ts';
import { redirectCode, redirectError } from './authorize.ts';
import { isMarked, startBrowserSession } from './browser.ts';
import { oidcCallback, samlCallback } from './leave.ts';
import { PageError, type PageRequest, type PageResponse, readParameters } from './exchange.ts';

/** A person who came back from a provider, with the session there if it can end it. */
type Returned = Person & { samlSession?: string | undefined };

/**
 * Takes the request that a state names: it can come back once, in five minutes, in the browser in which it left. Throws a
 * PageError, because the URL to return to is in the request.
 */
function takePending(
  context: Context,
  request: PageRequest,
  type: ProviderRecord['type'],
  state = '',
): PendingRecord {
  const { pending } = context.store;
  const id = fingerprint(state);
  const record = context.store.transaction(() => {
    const found = pending.get(request.pool.id, id);
    if (found && isMarked(request, type, found.browser)) pending.delete(request.pool.id, id);
    return found;
  });
  if (!record || record.expiresAt <= Date.now())
    throw new PageError(
      'This sign-in is unknown, was completed before, or took more than five minutes. Start again.',
    );
  if (!isMarked(request, type, record.browser))
    throw new PageError('This sign-in was started in another browser. Start again.');
  return record;
}

/** The provider as it is now: it may have changed, or be gone, since the browser left. */
function providerOf(
  context: Context,
  request: PageRequest,
  { provider: name }: PendingRecord,
): ProviderRecord {
  const provider = context.store.providers.get(request.pool.id, name);
  if (!provider) throw new FederationError('The identity provider does not exist.');
  return provider;
}

async function enter(
  context: Context,
  request: PageRequest,
  pending: PendingRecord,
  identify: (provider: ProviderRecord) => Promise<Returned>,
): Promise<PageResponse> {
  const provider = providerOf(context, request, pending);
  const client = requireClient(context, pending.clientId, request.pool.id);
  const person = await identify(provider);
  const { sub } = await signInPerson(context, client, person);
  const session = {
    sub,
    provider: provider.name,
    authenticatedAt: Date.now(),
    samlSession: person.samlSession,
  };
  const { clientId, redirectUri, scopes, codeChallenge, nonce } = pending;
  const grant = { clientId, redirectUri, scopes, codeChallenge, nonce, ...session };
  const response = redirectCode(context, request, pending, grant);
  const cookie = startBrowserSession(context, request, session);
  return { ...response, headers: { ...response.headers, 'set-cookie': cookie } };
}

/** Completes a sign-in. An error ends at the client's callback URL, and no detail of a fault of the pool does. */
async function complete(...parameters: Parameters<typeof enter>): Promise<PageResponse> {
  const [, , pending] = parameters;
  try {
    return await enter(...parameters);
  } catch (error) {
    if (error instanceof FederationError) return redirectError(pending, error);
    console.error('A federated sign-in failed.', error);
    return redirectError(pending, { code: 'server_error' });
  }
}

/** Handles `/oauth2/idpresponse`, to which OpenID providers redirect. */
export function returnFromOidc(context: Context, request: PageRequest): Promise<PageResponse> {
  const {
    state,
    code,
    error,
    error_description: description = '',
  } = readParameters(request.query, ['code', 'error', 'error_description', 'state'], 'provider');
  const pending = takePending(context, request, 'OIDC', state);
  return complete(context, request, pending, async (provider) => {
    if (error !== undefined)
      throw new FederationError(`${provider.name} Error - ${error} ${description}`.trim().slice(0, 300));
    if (!code) throw new FederationError(`${provider.name} Error - no code`);
    return completeOidc({ provider, redirectUri: oidcCallback(request), nonce: pending.sent }, code);
  });
}

/** Handles `/saml2/idpresponse`, to which SAML providers post. A response that nobody asked for is refused. */
export function returnFromSaml(context: Context, request: PageRequest): Promise<PageResponse> {
  const { SAMLResponse = '', RelayState } = readParameters(
    request.form,
    ['RelayState', 'SAMLResponse'],
    'provider',
  );
  const pending = takePending(context, request, 'SAML', RelayState);
  const { pool } = request;
  return complete(context, request, pending, async (provider) => {
    if (!provider.saml) throw new FederationError('The identity provider is not a SAML provider.');
    const isEncrypted = provider.details['EncryptedResponses'] === 'true';
    const asserted = readResponse(SAMLResponse, {
      provider: provider.name,
      trust: provider.saml,
      audience: entityIdOf(pool.id),
      recipient: samlCallback(request),
      requestId: pending.sent,
      key: isEncrypted ? openPoolKey(context.store, pool.id).privateKey : undefined,
    });
    return { provider, issuer: provider.saml.entityId, ...asserted };
  });
}
