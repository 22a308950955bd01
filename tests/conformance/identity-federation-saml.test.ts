import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer } from '@redwhiteandcode/aws-emulator/http/server';
import {
  atTime,
  claimsOf,
  connect,
  exchange,
  pool,
  setUpFederation,
  userNamed,
  UserPoolId,
} from './federated-pool.ts';
import { refused } from './pool.ts';
import {
  connectSaml,
  createKey,
  issuerOf,
  leave,
  metadataOf,
  NOW,
  respondTo,
  type SamlKey,
  type SamlRequest,
  sampleResponse,
  signInUrl,
  signInWith,
  signOutUrl,
  signXml,
} from './saml-provider.ts';

setUpFederation();

let key: SamlKey;
let otherKey: SamlKey;
beforeAll(async () => {
  [key, otherKey] = await Promise.all([createKey(), createKey()]);
});

const address = 'sample.person@example.com';
const bothSigned = (xml: string) => signXml(signXml(xml, key), key, { element: 'Response' });

/** What the pool does with each sample. The user's name has the NameID in lower case. */
const samples: Record<
  string,
  { nameId: string; attributes: Record<string, string | undefined> } | { error: RegExp }
> = {
  adfs: {
    nameId: 'EXAMPLE\\sperson',
    attributes: { email: address, 'custom:groups': 'Domain+Users,Sales+%26+Service' },
  },
  entra: {
    nameId: 'm_sampleSamplesampleSamplesampleSample12345',
    attributes: { email: address, 'custom:oid': '00000000-0000-4000-8000-0000000000b1' },
  },
  google: { nameId: address, attributes: { email: address } },
  'idp-initiated': { error: /responds to another request/ },
  keycloak: {
    nameId: 'G-0a0a0a0a-0000-4000-8000-000000000001',
    attributes: { email: 'Sample.Person@Example.com', 'custom:groups': 'offline_access,uma_authorization' },
  },
  'nameid-with-comment': {
    nameId: 'admin@example.com.evil.example',
    attributes: { email: 'admin@example.com.evil.example' },
  },
  okta: { nameId: address, attributes: { email: address } },
  'transient-nameid': { nameId: '_b1c2d3e4-new-every-time', attributes: { email: address } },
};

describe('the sample response of', () => {
  test.each(Object.entries(samples))('%s', async (name, sample) => {
    const xml = sampleResponse(name);
    const emailName = /Name="(urn:oid:1\.2\.840\.113549\.1\.9\.1)"/.exec(xml)?.[1];
    const connection = await connectSaml(issuerOf(xml), [key], emailName ? { email: emailName } : {});
    const sign = (text: string) => (name === 'okta' ? bothSigned(text) : signXml(text, key));
    const result = await atTime(NOW, async () => {
      const outcome = await signInWith(connection, (request) => sign(respondTo(request, xml)));
      return {
        ...outcome,
        exchanged: outcome.code && (await exchange(connection, outcome.attempt, outcome.code)),
      };
    });
    if ('error' in sample)
      return expect(result).toMatchObject({ code: null, description: expect.stringMatching(sample.error) });
    expect(result.description).toBeNull();
    const user = await userNamed(`${connection.name}_${sample.nameId}`);
    expect(user).toMatchObject({
      Username: `${connection.name}_${sample.nameId.toLowerCase()}`,
      UserStatus: 'EXTERNAL_PROVIDER',
      attributes: { ...sample.attributes, email_verified: 'false' },
    });
    expect(result.exchanged).toMatchObject({ status: 200 });
    const { tokens } = result.exchanged as Exclude<typeof result.exchanged, string | null>;
    expect(claimsOf(tokens.id_token)).toMatchObject({
      identities: [
        { userId: sample.nameId, providerType: 'SAML', providerName: connection.name, issuer: issuerOf(xml) },
      ],
    });
  });

  test('a provider with transient NameIDs makes a new user of each sign-in, which the test page must notice', async () => {
    const xml = sampleResponse('transient-nameid');
    const connection = await connectSaml(issuerOf(xml), [key]);
    const subjects = new Set<string | undefined>();
    for (const id of ['_first', '_second']) {
      const respond = (request: SamlRequest) =>
        signXml(respondTo(request, xml).replace('_b1c2d3e4-new-every-time', id), key);
      await atTime(NOW, () => signInWith(connection, respond));
      subjects.add((await userNamed(`${connection.name}_${id}`))?.attributes['sub']);
    }
    expect(subjects.size).toBe(2);
    expect(subjects).not.toContain(undefined);
  });
});

describe('a SAML provider', () => {
  const create = (ProviderDetails: Record<string, string>) =>
    connect({ ProviderType: 'SAML', ProviderDetails, AttributeMapping: { email: 'email' } });
  const invalid = (message: RegExp) => refused('InvalidParameterException', message);
  const entityId = 'https://id.example.com/realms/sample';

  test('is described with what its metadata says', async () => {
    const { name } = await connectSaml(entityId, [key], { EncryptedResponses: 'true' });
    const { IdentityProvider: provider } = await pool.describeIdentityProvider({
      UserPoolId,
      ProviderName: name,
    });
    expect(provider?.ProviderDetails).toMatchObject({
      SSORedirectBindingURI: signInUrl,
      SLORedirectBindingURI: signOutUrl,
      EncryptedResponses: 'true',
      ActiveEncryptionCertificate: (await pool.getSigningCertificate({ UserPoolId })).Certificate,
    });
    await pool.updateIdentityProvider({
      UserPoolId,
      ProviderName: name,
      ProviderDetails: provider?.ProviderDetails,
    });
  });

  test('gets the certificate of the pool, which is valid for ten years', async () => {
    const { Certificate = '' } = await pool.getSigningCertificate({ UserPoolId });
    const certificate = new X509Certificate(Buffer.from(Certificate, 'base64'));
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.validToDate.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);
  });

  test('gets signed requests if it asks for them', async () => {
    const connection = await connectSaml(entityId, [key], { RequestSigningAlgorithm: 'rsa-sha256' });
    const { request } = await leave(connection);
    const [, query = ''] = request.url.href.split('?');
    const [signed = '', signature = ''] = query.split('&Signature=');
    const { Certificate = '' } = await pool.getSigningCertificate({ UserPoolId });
    const publicKey = createPublicKey(
      new X509Certificate(Buffer.from(Certificate, 'base64')).publicKey.export({
        type: 'spki',
        format: 'pem',
      }),
    );
    const bytes = Buffer.from(decodeURIComponent(signature), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(signed), publicKey, bytes)).toBe(true);
  });

  test.each<[string, (certificate: string) => Record<string, string>, RegExp]>([
    ['no metadata', () => ({}), /MetadataFile or MetadataURL/],
    ['a document type', (c) => ({ MetadataFile: `<!DOCTYPE x>${metadataOf(entityId, [c])}` }), /DOCTYPE/],
    ['no certificate', () => ({ MetadataFile: metadataOf(entityId, []) }), /no certificate/],
    [
      'a text that is no certificate',
      () => ({ MetadataFile: metadataOf(entityId, ['AAAA']) }),
      /cannot be read/,
    ],
    [
      'a certificate that is too long',
      () => ({ MetadataFile: metadataOf(entityId, ['A'.repeat(4097)]) }),
      /4096/,
    ],
    [
      'an address without TLS',
      (c) => ({
        MetadataFile: metadataOf(entityId, [c]).replaceAll(
          'https://id.example.com/s',
          'http://id.example.com/s',
        ),
      }),
      /TLS/,
    ],
    ['a URL without TLS', () => ({ MetadataURL: 'http://id.example.com/metadata' }), /MetadataURL/],
    ['an unknown detail', (c) => ({ MetadataFile: metadataOf(entityId, [c]), Other: 'x' }), /Other/],
  ])('with %s is refused', async (_case, details, message) => {
    await expect(create(details(key.certificate))).rejects.toEqual(invalid(message));
  });

  test('can start no sign-in by itself', async () => {
    const MetadataFile = metadataOf(entityId, [key.certificate]);
    await expect(create({ MetadataFile, IDPInit: 'true' })).rejects.toEqual(
      refused('UnsupportedOperationException'),
    );
  });

  test('is read again from its URL after six hours, and stays when that fails', async () => {
    let metadata: string | undefined = metadataOf(entityId, [key.certificate]);
    const server = await startServer(
      async (_request, response) => void response.writeHead(metadata ? 200 : 503).end(metadata),
    );
    try {
      const connection = await create({ MetadataURL: `${server.endpoint}/metadata` });
      const signInAfter = (hours: number, one: SamlKey) => {
        const at = new Date(Date.now() + hours * 3_600_000);
        const move = (xml: string) =>
          xml
            .replace(/NotBefore="[^"]+"/g, `NotBefore="${at.toISOString()}"`)
            .replace(/NotOnOrAfter="[^"]+"/g, `NotOnOrAfter="${at.toISOString()}"`)
            .replace('urn:oid:1.2.840.113549.1.9.1', 'email');
        return atTime(at.getTime() / 1000, () =>
          signInWith(connection, (request) =>
            signXml(move(respondTo(request, sampleResponse('keycloak'))), one),
          ),
        );
      };
      metadata = metadataOf(entityId, [otherKey.certificate]);
      expect((await signInAfter(5, key)).code).not.toBeNull();
      expect((await signInAfter(7, otherKey)).code).not.toBeNull();
      metadata = undefined;
      const log = vi.spyOn(console, 'error').mockReturnValue();
      expect((await signInAfter(14, otherKey)).code).not.toBeNull();
      expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be read again'));
    } finally {
      vi.restoreAllMocks();
      await server.close();
    }
  });
});
