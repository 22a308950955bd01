import { type Context, requireClient } from '../pool/context.ts';
import { endBrowserSession } from './browser.ts';
import { PageError, type PageRequest, type PageResponse, readParameters, redirect } from './exchange.ts';

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
