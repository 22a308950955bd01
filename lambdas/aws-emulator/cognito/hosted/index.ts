import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestTarget } from '../../http/request.ts';
import type { Context } from '../pool/context.ts';
import { authorize } from './authorize.ts';
import { page, PageError, type PageRequest, type PageResponse, readRequest, send } from './exchange.ts';
import { endSamlSession, logout } from './logout.ts';
import { returnFromOidc, returnFromSaml } from './return.ts';
import { token, userInfo } from './token.ts';

type Page = (context: Context, request: PageRequest) => PageResponse | Promise<PageResponse>;

/** The pages of a pool's domain by method and path. */
const PAGES: Record<string, Page> = {
  'GET /oauth2/authorize': authorize,
  'GET /oauth2/idpresponse': returnFromOidc,
  'POST /oauth2/token': token,
  'GET /oauth2/userInfo': userInfo,
  'GET /logout': logout,
  'POST /saml2/idpresponse': returnFromSaml,
  'POST /saml2/logout': endSamlSession,
};

function poolAt({ pools }: Context, path: string): PageRequest['pool'] {
  for (const pool of pools.values()) {
    const { domain } = pool;
    if (domain !== undefined && path.startsWith(`${new URL(domain).pathname.replace(/\/$/, '')}/`))
      return { ...pool, domain };
  }
  throw new PageError('There is no pool with this domain.', 404);
}

/** Handles the requests to the domains of all pools. A path that is not implemented is a 404. */
export type Pages = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the pages of the pools' domains. */
export const createPages =
  (context: Context): Pages =>
  async (message, response) => {
    try {
      const request = await readRequest(message, poolAt(context, requestTarget(message).path));
      if (!request) return;
      const handler = PAGES[`${request.method} ${request.path}`];
      if (!handler) throw new PageError('Not implemented here.', 404);
      send(response, await handler(context, request));
    } catch (error) {
      if (!(error instanceof PageError))
        console.error(`${message.method} ${message.url?.split('?')[0]} failed.`, error);
      const isKnown = error instanceof PageError;
      send(response, page(isKnown ? error.status : 500, isKnown ? error.message : 'Something went wrong.'));
    }
  };
