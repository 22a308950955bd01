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
  as,
  clientSample,
  email,
  issuer,
  connectIssuer,
  detailsOf,
  endpoints,
  exchanges,
  provider,
  signInAt,
} from './open-id-provider.ts';

setUpFederation();
afterAll(() => provider.close());

let connection: Connection;
beforeAll(async () => {
  connection = await connectIssuer(issuer);
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

  test('returns an error for a provider of another client', async () => {
    const { name } = await connectIssuer(issuer);
    const { browser, url } = attemptOf(connection, { identity_provider: name });
    expect(outcomeOf(await browser.redirect(url)).error).toBe('invalid_request');
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
    ['an unknown provider', { identity_provider: 'c-unknown' }, 'invalid_request'],
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
    const person = as('Person-One', { name: 'Sample Person' });
    // Google adds this one.
    const { code, state, attempt } = await signInAt(connection, person, { returning: { authuser: '0' } });
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
