import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callback, type Connection, pool, setUpFederation, UserPoolId } from './federated-pool.ts';
import { issuer, connectIssuer, detailsOf, discovery, endpoints, provider } from './open-id-provider.ts';
import { refused } from './pool.ts';

setUpFederation();
afterAll(() => provider.close());

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
    ['an unknown unit', { TokenValidityUnits: { IdToken: 'weeks' } }, 'InvalidParameterException'],
    ['tokens that stay valid', { EnableTokenRevocation: false }, 'UnsupportedOperationException'],
    ['no flow', { AllowedOAuthFlows: [] }, 'InvalidOAuthFlowException'],
  ])('with %s is refused', async (_case, changes, name) => {
    await expect(create(changes)).rejects.toEqual(refused(name));
  });
});
