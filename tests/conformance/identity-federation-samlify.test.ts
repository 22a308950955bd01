import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { expect, test } from 'vitest';
import {
  attemptOf,
  claimsOf,
  connect,
  domain,
  exchange,
  outcomeOf,
  pool,
  setUpFederation,
  UserPoolId,
} from './federated-pool.ts';
import { createKey, services } from './saml-provider.ts';

setUpFederation();
// The pool itself refuses what is no valid response.
setSchemaValidator({ validate: async () => 'not validated' });

const entityID = 'https://id.example.com/samlify';
const nameId = 'Person-of-samlify';
const email = 'sample.person@example.com';

test('a person signs in at samlify, which reads signed requests and sends signed and encrypted responses', async () => {
  const key = await createKey();
  const { Certificate = '' } = await pool.getSigningCertificate({ UserPoolId });
  const judge = IdentityProvider({
    entityID,
    ...services,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    wantAuthnRequestsSigned: true,
    isAssertionEncrypted: true,
    messageSigningOrder: 'sign-then-encrypt',
    nameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context,
      attributes: [
        {
          name: 'mail',
          valueTag: 'email',
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          valueXsiType: 'xs:string',
        },
      ],
    },
  });
  const party = ServiceProvider({
    entityID: `urn:amazon:cognito:sp:${UserPoolId}`,
    authnRequestsSigned: true,
    wantAssertionsSigned: true,
    signingCert: Certificate,
    encryptCert: Certificate,
    assertionConsumerService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: `${domain}/saml2/idpresponse` },
    ],
  });
  const connection = await connect({
    ProviderType: 'SAML',
    ProviderDetails: {
      MetadataFile: judge.getMetadata(),
      EncryptedResponses: 'true',
      RequestSigningAlgorithm: 'rsa-sha256',
    },
    AttributeMapping: { email: 'mail' },
  });

  const attempt = attemptOf(connection);
  const url = await attempt.browser.redirect(attempt.url);
  const [, signed = ''] =
    url.search
      .slice(1)
      .split('&Signature=')[0]
      ?.match(/^(.*)$/) ?? [];
  const request = await judge.parseLoginRequest(party, 'redirect', {
    query: Object.fromEntries(url.searchParams),
    octetString: signed,
  });
  expect(request.extract).toMatchObject({
    issuer: `urn:amazon:cognito:sp:${UserPoolId}`,
    request: { assertionConsumerServiceUrl: `${domain}/saml2/idpresponse` },
  });

  const now = new Date();
  const statement = `<saml:AuthnStatement AuthnInstant="${now.toISOString()}" SessionIndex="_session"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
  const later = new Date(now.getTime() + 300_000).toISOString();
  const values: Record<string, string> = {
    ID: '_response',
    AssertionID: '_assertion',
    Destination: `${domain}/saml2/idpresponse`,
    Audience: `urn:amazon:cognito:sp:${UserPoolId}`,
    SubjectRecipient: `${domain}/saml2/idpresponse`,
    AssertionConsumerServiceURL: `${domain}/saml2/idpresponse`,
    Issuer: entityID,
    IssueInstant: now.toISOString(),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now.toISOString(),
    ConditionsNotOnOrAfter: later,
    SubjectConfirmationDataNotOnOrAfter: later,
    NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    NameID: nameId,
    InResponseTo: String(request.extract.request?.id),
    attrEmail: email,
  };
  const { context } = await judge.createLoginResponse(
    party,
    { extract: request.extract },
    'post',
    { email },
    (template: string) => ({
      id: '_response',
      context: SamlLib.replaceTagsByValue(template.replace('{AuthnStatement}', statement), values),
    }),
  );
  const response = await attempt.browser.request(`${domain}/saml2/idpresponse`, {
    SAMLResponse: context,
    RelayState: url.searchParams.get('RelayState') ?? '',
  });
  const { code, description } = outcomeOf(new URL(response.headers.get('location') ?? '', domain));
  expect(description).toBeNull();
  const { tokens } = await exchange(connection, attempt, code);
  expect(claimsOf(tokens.id_token)).toMatchObject({
    email,
    identities: [{ userId: nameId, providerType: 'SAML', issuer: entityID }],
  });
});
