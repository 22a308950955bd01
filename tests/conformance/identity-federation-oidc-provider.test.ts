import { randomUUID } from 'node:crypto';
import Provider from 'oidc-provider';
import { afterAll, expect, test, vi } from 'vitest';
import { startServer } from '@redwhiteandcode/aws-emulator/http/server';
import {
  attemptOf,
  callback,
  claimsOf,
  connect,
  domain,
  exchange,
  outcomeOf,
  setUpFederation,
  userNamed,
} from './federated-pool.ts';

setUpFederation();

const sub = 'Person-of-oidc-provider';
const person = { sub, email: 'sample.person@example.com', email_verified: true, name: 'Sample Person' };

type Handle = ReturnType<Provider['callback']>;
let handle: Handle | undefined;
const server = await startServer(async (request, response) => handle?.(request, response));
afterAll(() => server.close());

const client = {
  client_id: 'pool',
  client_secret: randomUUID(),
  redirect_uris: [`${domain}/oauth2/idpresponse`],
  token_endpoint_auth_method: 'client_secret_post',
};
// It recommends settings for real use.
for (const method of ['info', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
const judge = new Provider(server.endpoint, {
  clients: [client],
  claims: { email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  // The address is only in userinfo, as with Okta's thin tokens.
  conformIdTokenClaims: true,
  findAccount: async () => ({ accountId: sub, claims: async () => person }),
  interactions: { url: () => '/person' },
  cookies: { keys: [randomUUID()] },
  pkce: { required: () => false },
});
const provide = judge.callback();

/** The person signs in and consents. */
async function interact(...[request, response]: Parameters<Handle>): Promise<void> {
  const { prompt, params } = await judge.interactionDetails(request, response);
  const grant = new judge.Grant({ accountId: sub, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const result =
    prompt.name === 'login' ? { login: { accountId: sub } } : { consent: { grantId: await grant.save() } };
  const location = await judge.interactionResult(request, response, result);
  response.writeHead(303, { location }).end();
}
handle = async (request, response) =>
  request.url === '/person' ? interact(request, response) : provide(request, response);

test('a person signs in at oidc-provider, found by its discovery document', async () => {
  const connection = await connect({
    ProviderType: 'OIDC',
    ProviderDetails: {
      client_id: client.client_id,
      client_secret: client.client_secret,
      oidc_issuer: server.endpoint,
      authorize_scopes: 'openid email profile',
      attributes_request_method: 'GET',
    },
  });
  const attempt = attemptOf(connection);
  const { code, error, description } = outcomeOf(await attempt.browser.follow(attempt.url, callback));
  expect({ error, description }).toEqual({ error: null, description: null });
  const { tokens } = await exchange(connection, attempt, code);
  expect(claimsOf(tokens.id_token)).toMatchObject({
    email: person.email,
    email_verified: true,
    name: person.name,
    nonce: attempt.nonce,
    identities: [{ userId: sub, providerName: connection.name }],
  });
  expect(await userNamed(`${connection.name}_${sub}`)).toMatchObject({ UserStatus: 'EXTERNAL_PROVIDER' });
});
