import { randomUUID } from 'node:crypto';
import { authorizationUrl } from '../oidc/sign-in.ts';
import type { Context } from '../pool/context.ts';
import { fingerprint } from '../pool/keys.ts';
import { requireProvider } from '../pool/providers.ts';
import type { PendingRecord, ProviderRecord } from '../pool/records.ts';
import { openPoolKey } from '../saml/certificate.ts';
import { authnRequest, redirectUrl } from '../saml/message.ts';
import { refreshMetadata } from '../saml/metadata.ts';
import { markBrowser, randomToken } from './browser.ts';
import type { PageRequest, PageResponse } from './exchange.ts';

/** How long a person may be at the provider, in milliseconds. */
const MINUTES_5 = 300_000;

/** The URL of the pool's domain to which OpenID providers redirect. */
export const oidcCallback = ({ pool }: PageRequest): string => `${pool.domain}/oauth2/idpresponse`;

/** The URL of the pool's domain to which SAML providers post. */
export const samlCallback = ({ pool }: PageRequest): string => `${pool.domain}/saml2/idpresponse`;

type Leaving = Pick<PendingRecord, 'sent'> & { state: string; loginHint: string | undefined };

/** Returns the URL at the provider to which the browser goes. */
function locationOf(
  { store }: Context,
  request: PageRequest,
  provider: ProviderRecord,
  { sent, state, loginHint }: Leaving,
): string {
  const { pool } = request;
  if (!provider.saml)
    return authorizationUrl({ provider, redirectUri: oidcCallback(request), nonce: sent }, state, loginHint);
  const destination = provider.saml.signInUrl;
  const SAMLRequest = authnRequest({
    id: sent,
    poolId: pool.id,
    destination,
    callback: samlCallback(request),
  });
  const isSigned = provider.details['RequestSigningAlgorithm'] !== undefined;
  const key = isSigned ? openPoolKey(store, pool.id).privateKey : undefined;
  return redirectUrl(destination, { SAMLRequest }, state, key);
}

/** Sends the browser to the identity provider. */
export async function leave(
  context: Context,
  request: PageRequest,
  pending: Omit<PendingRecord, 'sent' | 'browser' | 'expiresAt'>,
  loginHint: string | undefined,
): Promise<PageResponse> {
  const { pool } = request;
  const provider = await refreshMetadata(
    context,
    pool.id,
    requireProvider(context, pool.id, pending.provider),
  );
  const state = randomToken();
  const sent = provider.type === 'SAML' ? `_${randomUUID()}` : randomToken();
  const mark = markBrowser(request, provider.type);
  const expiresAt = Date.now() + MINUTES_5;
  const record = { ...pending, sent, browser: mark.hash, expiresAt };
  context.store.pending.put(pool.id, fingerprint(state), record, { expiresAt });
  const location = locationOf(context, request, provider, { sent, state, loginHint });
  return { status: 302, headers: { location, 'set-cookie': mark.cookie } };
}
