import { createHash } from 'node:crypto';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import {
  atTime,
  attemptOf,
  callback,
  claimsOf,
  connect,
  type Connection,
  domain,
  exchange,
  jwks,
  onTrigger,
  outcomeOf,
  pool,
  setUpFederation,
  signedOut,
  userNamed,
  UserPoolId,
} from './federated-pool.ts';
import {
  clientSample,
  connectIssuer,
  detailsOf,
  discovery,
  endpoints,
  exchanges,
  provider,
  signClaims,
  signInAt,
} from './open-id-provider.ts';
import { refused } from './pool.ts';

setUpFederation();
afterAll(() => provider.close());

const issuer = 'https://id.example.com';
const email = 'sample.person@example.com';

/** Answers as a person. */
const as =
  (sub: string, claims: Record<string, unknown> = {}) =>
  ({ nonce }: { nonce: string }) => {
    const now = Math.floor(Date.now() / 1000);
    const token = { iss: issuer, aud: clientSample, exp: now + 300, iat: now, nonce, sub, email, ...claims };
    return { idToken: signClaims(token), userinfo: { sub } };
  };

let connection: Connection;
beforeAll(async () => {
  connection = await connectIssuer(issuer);
});

describe('an identity provider', () => {
  const base = { UserPoolId, ProviderType: 'OIDC' as const, ProviderDetails: detailsOf(issuer) };
  const invalid = refused('InvalidParameterException');

  test('is created, described, listed, changed, found by its identifiers, and deleted', async () => {
    const ProviderName = 'c-lifecycle';
    const create = () =>
      pool.createIdentityProvider({
        ...base,
        ProviderName,
        AttributeMapping: { email: 'email' },
        IdpIdentifiers: ['lifecycle.example'],
      });
    await create();
    await expect(create()).rejects.toEqual(refused('DuplicateProviderException'));
    const { IdentityProvider } = await pool.describeIdentityProvider({ UserPoolId, ProviderName });
    expect(IdentityProvider).toMatchObject({
      ProviderName,
      ProviderType: 'OIDC',
      ProviderDetails: { oidc_issuer: issuer, attributes_url_add_attributes: 'false' },
      AttributeMapping: { email: 'email', username: 'sub' },
      IdpIdentifiers: ['lifecycle.example'],
      CreationDate: expect.any(Date),
    });
    await pool.updateIdentityProvider({ UserPoolId, ProviderName, IdpIdentifiers: ['new.example'] });
    const find = (IdpIdentifier: string) =>
      pool.getIdentityProviderByIdentifier({ UserPoolId, IdpIdentifier });
    expect((await find('new.example')).IdentityProvider).toMatchObject({
      ProviderName,
      AttributeMapping: { email: 'email' },
    });
    for (const other of ['lifecycle.example', 'NEW.example'])
      await expect(find(other)).rejects.toEqual(refused('ResourceNotFoundException'));
    await pool.deleteIdentityProvider({ UserPoolId, ProviderName });
    await expect(pool.describeIdentityProvider({ UserPoolId, ProviderName })).rejects.toEqual(
      refused('ResourceNotFoundException'),
    );
  });

  test('appears in lists page by page', async () => {
    const names: (string | undefined)[] = [];
    let NextToken: string | undefined;
    do {
      const page = await pool.listIdentityProviders({ UserPoolId, MaxResults: 1, NextToken });
      names.push(...(page.Providers ?? []).map(({ ProviderName }) => ProviderName));
      ({ NextToken } = page);
    } while (NextToken);
    expect(names).toContain(connection.name);
  });

  test.each(['ab', 'c'.repeat(33), 'has_underscore', 'has space', 'Cognito'])(
    'cannot have the name %j',
    async (name) => {
      await expect(pool.createIdentityProvider({ ...base, ProviderName: name })).rejects.toEqual(invalid);
    },
  );

  test('has at most 50 identifiers of 40 characters, which no other provider has', async () => {
    const create = (ProviderName: string, IdpIdentifiers: string[]) =>
      pool.createIdentityProvider({ ...base, ProviderName, IdpIdentifiers });
    const domains = Array.from({ length: 51 }, (_, index) => `d${index}.example`);
    await expect(create('c-identifiers', domains)).rejects.toEqual(invalid);
    await expect(create('c-identifiers', [`${'x'.repeat(34)}.example`])).rejects.toEqual(invalid);
    await create('c-identifiers', domains.slice(1));
    await expect(create('c-second', ['d50.example'])).rejects.toEqual(refused('DuplicateProviderException'));
  });

  test.each([
    ['an unknown detail', { ProviderDetails: { ...detailsOf(issuer), api_version: '1' } }],
    ['no client ID', { ProviderDetails: { ...detailsOf(issuer), client_id: '' } }],
    [
      'an issuer for every tenant',
      { ProviderDetails: detailsOf('https://login.microsoftonline.com/{tenantid}/v2.0') },
    ],
    ['an issuer without TLS', { ProviderDetails: detailsOf('http://id.example.com') }],
    ['a scope without openid', { ProviderDetails: { ...detailsOf(issuer), authorize_scopes: 'email' } }],
    ['an attribute that the pool lacks', { AttributeMapping: { 'custom:unknown': 'x' } }],
  ])('with %s is refused', async (_case, changes) => {
    await expect(
      pool.createIdentityProvider({ ...base, ProviderName: 'c-refused', ...changes }),
    ).rejects.toEqual(invalid);
  });

  describe('without endpoints', () => {
    const { authorize_url: _, ...details } = detailsOf(provider.endpoint);
    const found = {
      issuer: provider.endpoint,
      authorization_endpoint: `${provider.endpoint}/found`,
      token_endpoint: endpoints.token_url,
      userinfo_endpoint: endpoints.attributes_url,
      jwks_uri: endpoints.jwks_uri,
    };
    const create = (document: object, ProviderName: string) => {
      discovery.document = document;
      return pool.createIdentityProvider({ ...base, ProviderName, ProviderDetails: details });
    };

    test('finds them in the discovery document', async () => {
      const { IdentityProvider } = await create(found, 'c-discovery');
      expect(IdentityProvider?.ProviderDetails).toMatchObject({
        authorize_url: found.authorization_endpoint,
      });
    });

    test.each([
      ['of another issuer', { ...found, issuer: `${provider.endpoint}/` }],
      ['without the endpoint', { issuer: provider.endpoint }],
      [
        'with an endpoint without TLS',
        { ...found, authorization_endpoint: 'http://id.example.com/authorize' },
      ],
      ['with more than 1 MB', { ...found, padding: 'x'.repeat(1_000_001) }],
    ])('is refused for a document %s', async (_case, document) => {
      await expect(create(document, 'c-refused')).rejects.toEqual(invalid);
    });
  });
});

describe('an app client', () => {
  const settings = {
    UserPoolId,
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthFlows: ['code' as const],
    AllowedOAuthScopes: ['openid'],
    CallbackURLs: [callback],
  };
  const create = (changes: object) =>
    pool.createUserPoolClient({ ...settings, ClientName: 'sample', ...changes });

  test('gets an ID and, if it asks, a secret', async () => {
    const { UserPoolClient: client } = await create({ GenerateSecret: true });
    expect(client).toMatchObject({
      ClientName: 'sample',
      ClientId: expect.stringMatching(/^[a-z0-9]{26}$/),
      ClientSecret: expect.stringMatching(/^[a-z0-9]{52}$/),
      CallbackURLs: [callback],
    });
    const ClientId = client?.ClientId;
    expect((await pool.describeUserPoolClient({ UserPoolId, ClientId })).UserPoolClient).toEqual(client);
    expect((await create({})).UserPoolClient?.ClientSecret).toBeUndefined();
  });

  test('loses with an update what the update leaves out', async () => {
    const { UserPoolClient: client } = await create({
      SupportedIdentityProviders: [connection.name],
      GenerateSecret: true,
    });
    const { UserPoolClient: changed } = await pool.updateUserPoolClient({
      ...settings,
      ClientId: client?.ClientId,
    });
    expect(changed).not.toHaveProperty('SupportedIdentityProviders');
    expect(changed?.ClientSecret).toBe(client?.ClientSecret);
  });

  test.each([
    ['an unknown provider', { SupportedIdentityProviders: ['c-unknown'] }, 'InvalidParameterException'],
    [
      'a callback URL without TLS',
      { CallbackURLs: ['http://app.example.com/'] },
      'InvalidParameterException',
    ],
    ['a callback URL with a fragment', { CallbackURLs: [`${callback}#x`] }, 'InvalidParameterException'],
    ['an unknown scope', { AllowedOAuthScopes: ['openid', 'all'] }, 'ScopeDoesNotExistException'],
    ['no flow', { AllowedOAuthFlows: [] }, 'InvalidOAuthFlowException'],
  ])('with %s is refused', async (_case, changes, name) => {
    await expect(create(changes)).rejects.toEqual(refused(name));
  });
});

describe('the authorization endpoint', () => {
  const PAGE = 400;

  test('sends the browser to the provider, with a state and a nonce of the pool', async () => {
    const attempt = attemptOf(connection, { login_hint: email });
    const url = await attempt.browser.redirect(attempt.url);
    expect(url.href.startsWith(endpoints.authorize_url)).toBe(true);
    const { state, nonce, ...sent } = Object.fromEntries(url.searchParams);
    expect(sent).toEqual({
      client_id: clientSample,
      redirect_uri: `${domain}/oauth2/idpresponse`,
      scope: 'openid email profile',
      response_type: 'code',
      login_hint: email,
    });
    expect([state, nonce]).not.toContain(attempt.state);
    expect(nonce).not.toBe(attempt.nonce);
  });

  test('finds the provider by its identifier', async () => {
    await pool.updateIdentityProvider({
      UserPoolId,
      ProviderName: connection.name,
      IdpIdentifiers: ['example.com'],
    });
    const start = async (idp_identifier: string) => {
      const { browser, url } = attemptOf(connection, { identity_provider: undefined, idp_identifier });
      return browser.redirect(url);
    };
    expect((await start('example.com')).href).toContain(endpoints.authorize_url);
    expect(outcomeOf(await start('Example.com')).error).toBe('invalid_request');
  });

  test.each([
    ['another redirect_uri', { redirect_uri: `${callback}/` }],
    ['no redirect_uri', { redirect_uri: undefined }],
    ['an unknown client', { client_id: 'unknown' }],
    ['a parameter that is not supported', { resource: 'https://app.example.com' }],
  ])('shows a page for %s, and redirects nowhere', async (_case, changes) => {
    const { browser, url } = attemptOf(connection, changes);
    expect((await browser.request(url)).status).toBe(PAGE);
  });

  test('shows a page for a parameter that is given twice', async () => {
    const { browser, url } = attemptOf(connection);
    expect(
      (await browser.request(`${url}&redirect_uri=${encodeURIComponent('https://evil.example/')}`)).status,
    ).toBe(PAGE);
  });

  test.each([
    ['the implicit flow', { response_type: 'token' }, 'unauthorized_client'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['a scope that the client may not request', { scope: 'openid phone' }, 'invalid_scope'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a provider of another client', { identity_provider: 'c-identifiers' }, 'invalid_request'],
  ])('returns an error for %s', async (_case, changes, error) => {
    const attempt = attemptOf(connection, changes);
    expect(outcomeOf(await attempt.browser.redirect(attempt.url))).toMatchObject({
      error,
      state: attempt.state,
      code: null,
    });
  });
});

describe('a sign-in', () => {
  test('returns tokens for the code, once, with the verifier and the secret', async () => {
    const { code, state, attempt } = await signInAt(connection, as('Person-One', { name: 'Sample Person' }));
    expect(state).toBe(attempt.state);
    expect(Object.fromEntries(exchanges.at(-1) ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: clientSample,
      client_secret: 'secret-sample',
      redirect_uri: `${domain}/oauth2/idpresponse`,
    });
    const { status, tokens } = await exchange(connection, attempt, code);
    expect(status).toBe(200);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(await exchange(connection, attempt, code)).toMatchObject({
      status: 400,
      tokens: { error: 'invalid_grant' },
    });

    const username = `${connection.name}_person-one`;
    const user = await userNamed(username);
    expect(user).toMatchObject({
      Username: username,
      UserStatus: 'EXTERNAL_PROVIDER',
      attributes: { email },
    });
    const poolIssuer = `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`;
    const verifier = JwtVerifier.create({
      issuer: poolIssuer,
      audience: null,
      jwksUri: `${poolIssuer}/.well-known/jwks.json`,
    });
    verifier.cacheJwks(jwks);
    const shared = { sub: user?.attributes['sub'], 'cognito:groups': [`${UserPoolId}_${connection.name}`] };
    expect(await verifier.verify(tokens.id_token)).toMatchObject({
      ...shared,
      aud: connection.clientId,
      nonce: attempt.nonce,
      at_hash: createHash('sha256')
        .update(tokens.access_token)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
      'cognito:username': username,
      email,
      email_verified: false,
      name: 'Sample Person',
      identities: [
        {
          userId: 'Person-One',
          providerName: connection.name,
          providerType: 'OIDC',
          issuer: null,
          primary: 'true',
        },
      ],
    });
    expect(await verifier.verify(tokens.access_token)).toMatchObject({
      ...shared,
      client_id: connection.clientId,
      username,
      scope: 'openid email profile',
    });
    const { AuthenticationResult } = await pool.getTokensFromRefreshToken({
      ClientId: connection.clientId,
      ClientSecret: connection.secret,
      RefreshToken: tokens.refresh_token,
    });
    expect(claimsOf(AuthenticationResult?.AccessToken ?? '')).toMatchObject({
      username,
      scope: 'openid email profile',
    });
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: undefined }, 'invalid_grant'],
    ['another redirect_uri', { redirect_uri: signedOut }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['no secret', { client_secret: undefined }, 'invalid_client'],
    ['no code', { code: undefined }, 'invalid_request'],
    ['another grant type', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('gives no tokens for %s', async (_case, changes, error) => {
    const { code, attempt } = await signInAt(connection, as('person-two'));
    expect(await exchange(connection, attempt, code, changes)).toMatchObject({
      status: 400,
      tokens: { error },
    });
  });

  test('gives no tokens to another client, nor after five minutes', async () => {
    const other = await connect({ ProviderType: 'OIDC', ProviderDetails: detailsOf(issuer) });
    const first = await signInAt(connection, as('person-two'));
    expect((await exchange(other, first.attempt, first.code)).tokens.error).toBe('invalid_grant');
    const second = await signInAt(connection, as('person-two'));
    const later = Date.now() / 1000 + 301;
    const late = await atTime(later, () => exchange(connection, second.attempt, second.code));
    expect(late.tokens.error).toBe('invalid_grant');
  });

  test('accepts the secret in the header', async () => {
    const { code, attempt } = await signInAt(connection, as('person-two'));
    const { clientId, secret } = connection;
    const response = await fetch(`${domain}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: code ?? '',
        code_verifier: attempt.verifier,
        redirect_uri: callback,
      }),
    });
    expect(response.status).toBe(200);
  });

  describe('comes back from the provider', () => {
    async function leave() {
      const attempt = attemptOf(connection);
      const away = await attempt.browser.redirect(attempt.url);
      const query = new URLSearchParams({ code: 'x', state: away.searchParams.get('state') ?? '' });
      return { attempt, url: `${domain}/oauth2/idpresponse?${query}` };
    }

    test('only in the browser in which it left', async () => {
      const { url } = await leave();
      expect((await new Browser().request(url)).status).toBe(400);
    });

    test('only once', async () => {
      const { attempt, url } = await leave();
      await attempt.browser.redirect(url);
      expect((await attempt.browser.request(url)).status).toBe(400);
    });

    test('within five minutes', async () => {
      const { attempt, url } = await leave();
      const response = await atTime(Date.now() / 1000 + 301, () => attempt.browser.request(url));
      expect(response.status).toBe(400);
    });

    test('with a state of the pool', async () => {
      const { attempt } = await leave();
      const response = await attempt.browser.request(
        `${domain}/oauth2/idpresponse?code=x&state=${attempt.state}`,
      );
      expect(response.status).toBe(400);
    });
  });

  test('ends at the client with the error of the provider', async () => {
    const returning = { error: 'access_denied', error_description: 'not assigned to this app' };
    const denied = await signInAt(connection, as('person-two'), { returning });
    expect(denied).toMatchObject({
      code: null,
      error: 'invalid_request',
      description: `${connection.name} Error - access_denied not assigned to this app`,
    });
    const wrongSecret = await signInAt(connection, () => ({ idToken: '', status: 401 }));
    expect(wrongSecret.description).toBe(`${connection.name} Error - 401 - invalid_client`);
  });

  test('writes the mapped attributes again each time, and keeps those whose claim is gone', async () => {
    await signInAt(connection, as('person-three', { name: 'Old Name', tid: 'tenant', email_verified: true }));
    await signInAt(connection, as('person-three', { name: 'New Name', email: 'new@example.com' }));
    expect((await userNamed(`${connection.name}_person-three`))?.attributes).toMatchObject({
      name: 'New Name',
      email: 'new@example.com',
      email_verified: 'false',
      'custom:tid': 'tenant',
    });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no address', { email: undefined }, /attributes required: \[email\]/],
    ['an empty address', { email: '' }, /cannot be deleted/],
    ['an address that is none', { email: 'sperson' }, /Invalid email address format/],
    ['two addresses', { email: [email, 'second@example.com'] }, /Invalid email address format/],
    ['an attribute of more than 2,048 characters', { tid: 'x'.repeat(2049) }, /2048 characters/],
    ['a subject with a space', { sub: 'sample person' }, /user name cannot have/],
  ])('fails for %s', async (_case, claims, description) => {
    const { sub = 'person-four' } = claims as { sub?: string };
    const { error, description: text } = await signInAt(connection, as(sub, claims));
    expect(error).not.toBeNull();
    expect(text).toMatch(description);
    expect(await userNamed(`${connection.name}_person-four`)).toBeUndefined();
  });

  test('joins several values, each form-encoded', async () => {
    await signInAt(connection, as('person-five', { groups: ['Sales & Service', 'a,b', 'plain-1.*_'] }));
    const user = await userNamed(`${connection.name}_person-five`);
    expect(user?.attributes['custom:groups']).toBe('Sales+%26+Service,a%2Cb,plain-1.*_');
  });

  test('fails if the client may not write a mapped attribute', async () => {
    const details = { ProviderType: 'OIDC' as const, ProviderDetails: detailsOf(issuer) };
    const narrow = await connect(details, { WriteAttributes: ['email', 'name'] });
    const { description } = await signInAt(narrow, as('person-one', { email_verified: true }));
    expect(description).toMatch(/unauthorized attribute email_verified/);
  });

  test('of a disabled user fails, also with a code from before', async () => {
    const Username = `${connection.name}_person-six`;
    const { code, attempt } = await signInAt(connection, as('person-six'));
    await pool.adminDisableUser({ UserPoolId, Username });
    expect((await exchange(connection, attempt, code)).tokens.error).toBe('invalid_grant');
    expect((await signInAt(connection, as('person-six'))).description).toBe('User is disabled.');
  });

  test('fails after the provider was deleted, and ends no session', async () => {
    const gone = await connectIssuer(issuer);
    const { code, attempt } = await signInAt(gone, as('person-seven'));
    const { tokens } = await exchange(gone, attempt, code);
    await pool.deleteIdentityProvider({ UserPoolId, ProviderName: gone.name });
    const next = attemptOf(gone);
    expect(outcomeOf(await next.browser.redirect(next.url)).error).toBe('invalid_request');
    const refreshed = await pool.getTokensFromRefreshToken({
      ClientId: gone.clientId,
      ClientSecret: gone.secret,
      RefreshToken: tokens.refresh_token,
    });
    expect(refreshed.AuthenticationResult).toHaveProperty('AccessToken');
  });
});

describe('the browser’s session at the domain', () => {
  test('skips the provider for an hour, unless the client asks for a new sign-in or signs out', async () => {
    const { attempt } = await signInAt(connection, as('person-eight'));
    const { browser } = attempt;
    const again = async (changes: Record<string, string> = {}) =>
      browser.redirect(attemptOf(connection, changes, browser).url);
    expect(outcomeOf(await again()).code).not.toBeNull();
    const other = await connectIssuer(issuer);
    expect((await browser.redirect(attemptOf(other, {}, browser).url)).href).toContain(
      endpoints.authorize_url,
    );
    expect((await again({ prompt: 'login' })).href).toContain(endpoints.authorize_url);
    const later = await atTime(Date.now() / 1000 + 3601, () => again());
    expect(later.href).toContain(endpoints.authorize_url);

    const query = new URLSearchParams({ client_id: connection.clientId, logout_uri: signedOut });
    expect((await browser.redirect(`${domain}/logout?${query}`)).href).toBe(signedOut);
    expect((await again()).href).toContain(endpoints.authorize_url);
  });

  test('is not ended with a URL that the client does not allow', async () => {
    const query = new URLSearchParams({
      client_id: connection.clientId,
      logout_uri: 'https://evil.example/',
    });
    expect((await new Browser().request(`${domain}/logout?${query}`)).status).toBe(400);
  });
});

describe('userInfo', () => {
  const read = async (authorization: string) => {
    const response = await fetch(`${domain}/oauth2/userInfo`, { headers: { authorization } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('returns every value as a text', async () => {
    const { code, attempt } = await signInAt(connection, as('person-nine', { email_verified: true }));
    const { tokens } = await exchange(connection, attempt, code);
    expect(await read(`Bearer ${tokens.access_token}`)).toMatchObject({
      status: 200,
      body: {
        email,
        email_verified: 'true',
        username: `${connection.name}_person-nine`,
        identities: expect.any(String),
      },
    });
    await pool.adminUserGlobalSignOut({ UserPoolId, Username: `${connection.name}_person-nine` });
    expect((await read(`Bearer ${tokens.access_token}`)).status).toBe(401);
  });

  test('refuses another token', async () => {
    expect(await read('Bearer x.y.z')).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });
});

describe('the triggers', () => {
  test('get a new person, whom they can refuse, and the sign-ins', async () => {
    const sources: string[] = [];
    onTrigger(({ triggerSource, userName, request }) => {
      sources.push(triggerSource);
      if (triggerSource !== 'PreSignUp_ExternalProvider') return;
      expect(userName).toBe(`${connection.name}_mixed-case`);
      expect(request.userAttributes).toEqual({
        email,
        email_verified: 'false',
        'cognito:email_alias': '',
        'cognito:phone_number_alias': '',
      });
    });
    const first = await signInAt(connection, as('Mixed-Case'));
    await exchange(connection, first.attempt, first.code);
    await signInAt(connection, as('Mixed-Case'));
    expect(sources).toEqual(['PreSignUp_ExternalProvider', 'TokenGeneration_HostedAuth']);
  });

  test('can remove scopes', async () => {
    onTrigger(({ response }) => {
      const accessTokenGeneration = { scopesToSuppress: ['openid', 'email', 'profile'] };
      Object.assign(response, { claimsAndScopeOverrideDetails: { accessTokenGeneration } });
    });
    const { code, attempt } = await signInAt(connection, as('person-ten'));
    const { tokens } = await exchange(connection, attempt, code);
    expect(claimsOf(tokens.access_token)).not.toHaveProperty('scope');
  });
});

describe('a linked person', () => {
  let count = 0;
  async function createNative(): Promise<string> {
    const Username = `native-${(count += 1)}@example.com`;
    await pool.adminCreateUser({ UserPoolId, Username, MessageAction: 'SUPPRESS' });
    await pool.adminSetUserPassword({ UserPoolId, Username, Password: 'First-secret-1', Permanent: true });
    await pool.adminAddUserToGroup({ UserPoolId, Username, GroupName: 'user' });
    return Username;
  }
  const source = (subject: string, ProviderName = connection.name) => ({
    ProviderName,
    ProviderAttributeName: 'Cognito_Subject',
    ProviderAttributeValue: subject,
  });
  const link = (username: string, subject: string, name?: string) =>
    pool.adminLinkProviderForUser({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
      SourceUser: source(subject, name),
    });

  test('signs in as the user, whose address becomes that of the provider and unproven', async () => {
    const username = await createNative();
    await pool.adminUpdateUserAttributes({
      UserPoolId,
      Username: username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    });
    const native = await userNamed(username);
    await link(username, 'Linked-One');
    const { code, attempt } = await signInAt(
      connection,
      as('Linked-One', { email: 'linked.one@example.com' }),
    );
    const { tokens } = await exchange(connection, attempt, code);
    expect(claimsOf(tokens.id_token)).toMatchObject({
      sub: native?.attributes['sub'],
      'cognito:username': native?.Username,
      'cognito:groups': ['user'],
      email: 'linked.one@example.com',
      email_verified: false,
      identities: [{ userId: 'Linked-One', primary: 'false' }],
    });
    expect(await userNamed('linked.one@example.com')).toMatchObject({ UserStatus: 'CONFIRMED' });
    expect(await userNamed(`${connection.name}_linked-one`)).toBeUndefined();
  });

  test('in the trigger fails once, then signs in', async () => {
    const username = await createNative();
    onTrigger(async ({ triggerSource }) => {
      if (triggerSource === 'PreSignUp_ExternalProvider') await link(username, 'Linked-Two');
    });
    const respond = as('Linked-Two', { email: username });
    const first = await signInAt(connection, respond);
    expect(first).toMatchObject({
      error: 'invalid_request',
      description: `Already found an entry for username ${connection.name}_linked-two`,
    });
    const { code, attempt } = await signInAt(connection, respond);
    const { tokens } = await exchange(connection, attempt, code);
    expect(claimsOf(tokens.id_token)['sub']).toBe((await userNamed(username))?.attributes['sub']);
  });

  test('must be linked with the exact subject, not the lower case of the user name', async () => {
    await link(await createNative(), 'linked-three');
    expect((await signInAt(connection, as('Linked-Three'))).description).toMatch(
      /Invalid ProviderName\/Username/,
    );
  });

  test('cannot take the address of another user', async () => {
    const [first, second] = [await createNative(), await createNative()];
    await link(first, 'linked-four');
    const { description } = await signInAt(connection, as('linked-four', { email: second }));
    expect(description).toMatch(/already exists/);
  });

  test('cannot have signed in before, be linked twice, or be one of more than five', async () => {
    const username = await createNative();
    await signInAt(connection, as('linked-five'));
    await expect(link(username, 'linked-five')).rejects.toEqual(
      refused('InvalidParameterException', /Merging/),
    );
    await expect(link(username, 'x', 'c-unknown')).rejects.toEqual(refused('ResourceNotFoundException'));
    await expect(link('nobody@example.com', 'x')).rejects.toEqual(refused('UserNotFoundException'));
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await link(username, `limit-${subject}`);
    await expect(link(username, 'limit-a')).rejects.toEqual(
      refused('InvalidParameterException', /already linked/),
    );
    await expect(link(username, 'limit-f')).rejects.toEqual(refused('LimitExceededException'));
  });

  test('is a new user after the link is gone', async () => {
    const username = await createNative();
    await link(username, 'linked-six');
    await pool.adminDisableProviderForUser({ UserPoolId, User: source('linked-six') });
    await signInAt(connection, as('linked-six'));
    expect(await userNamed(`${connection.name}_linked-six`)).toMatchObject({
      UserStatus: 'EXTERNAL_PROVIDER',
    });
    await expect(
      pool.adminDisableProviderForUser({ UserPoolId, User: source('linked-seven') }),
    ).rejects.toEqual(refused('UserNotFoundException'));
  });

  test('whose address a native account has is another user, who cannot be found by the address', async () => {
    const username = await createNative();
    await signInAt(connection, as('linked-eight', { email: username }));
    expect((await userNamed(username))?.UserStatus).toBe('CONFIRMED');
    await expect(
      pool.adminInitiateAuth({
        UserPoolId,
        ClientId: connection.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: `${connection.name}_linked-eight`, PASSWORD: 'First-secret-1' },
      }),
    ).rejects.toEqual(refused('NotAuthorizedException'));
  });
});
