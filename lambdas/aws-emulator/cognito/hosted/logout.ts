import { type Context, requireClient } from '../pool/context.ts';
import { FederationError, identityId } from '../pool/federation.ts';
import { providersOf } from '../pool/providers.ts';
import { revokeAll } from '../pool/tokens.ts';
import { openPoolKey } from '../saml/certificate.ts';
import { type LogoutRequest, readLogoutRequest } from '../saml/logout-request.ts';
import { logoutResponse, redirectUrl } from '../saml/message.ts';
import { endBrowserSession } from './browser.ts';
import {
  page,
  PageError,
  type PageRequest,
  type PageResponse,
  readParameters,
  redirect,
} from './exchange.ts';

/** Handles `/logout`: ends the browser's session at the domain, but no tokens and no session at the provider. */
export function logout(context: Context, request: PageRequest): PageResponse {
  const { client_id: id = '', logout_uri: url } = readParameters(request.query, ['client_id', 'logout_uri']);
  if (url === undefined) throw new PageError('Not implemented here: a sign-out without logout_uri.');
  let urls: readonly string[] = [];
  try {
    urls = requireClient(context, id, request.pool.id).logoutUrls;
  } catch {
    throw new PageError('This client does not exist.');
  }
  if (!urls.includes(url)) throw new PageError('This logout_uri is not allowed.');
  const response = redirect(url);
  return { ...response, headers: { ...response.headers, 'set-cookie': endBrowserSession(context, request) } };
}

/** Ends a person's sessions at a provider: those of browsers at the domain, and the tokens. */
function endSessions({ store, ...context }: Context, poolId: string, request: LogoutRequest): void {
  const { provider, subject, sessions } = request;
  const identity = store.identities.get(poolId, identityId(provider.name, subject));
  if (!identity) return;
  const isEnded = ({ samlSession }: { samlSession?: string | undefined }) =>
    samlSession !== undefined && (sessions.length === 0 || sessions.includes(samlSession));
  store.transaction(() => {
    revokeAll({ store, ...context }, poolId, identity.sub, isEnded);
    for (const session of store.browserSessions.ownedBy(poolId, identity.sub))
      if (isEnded(session)) store.browserSessions.delete(poolId, session.id);
  });
}

/** Handles `/saml2/logout`, to which a provider posts that a person's session there has ended. */
export function endSamlSession(context: Context, request: PageRequest): PageResponse {
  const { pool } = request;
  const { SAMLRequest = '', RelayState } = readParameters(
    request.form,
    ['RelayState', 'SAMLRequest'],
    'provider',
  );
  try {
    const found = readLogoutRequest(
      SAMLRequest,
      `${pool.domain}/saml2/logout`,
      providersOf(context, pool.id),
    );
    endSessions(context, pool.id, found);
    const destination = found.provider.saml?.signOutUrl;
    if (destination === undefined) return page(200, 'You are signed out.');
    const SAMLResponse = logoutResponse({ poolId: pool.id, destination, inResponseTo: found.id });
    const { privateKey } = openPoolKey(context.store, pool.id);
    return {
      status: 302,
      headers: { location: redirectUrl(destination, { SAMLResponse }, RelayState, privateKey) },
    };
  } catch (error) {
    throw error instanceof FederationError ? new PageError(error.message) : error;
  }
}
