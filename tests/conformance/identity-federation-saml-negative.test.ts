import { readFileSync } from 'node:fs';
import { IdentityProvider, SamlLib, ServiceProvider } from 'samlify';
import { beforeAll, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import {
  atTime,
  type Connection,
  domain,
  exchange,
  outcomeOf,
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
  post,
  respondTo,
  type SamlKey,
  type SamlRequest,
  sampleResponse,
  services,
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

const keycloak = sampleResponse('keycloak');
const issuer = issuerOf(keycloak);
const email = 'urn:oid:1.2.840.113549.1.9.1';
const nameId = 'G-0a0a0a0a-0000-4000-8000-000000000001';
const connectKeycloak = (keys = [key], details = {}) => connectSaml(issuer, keys, { email, ...details });
let shared: Connection;
beforeAll(async () => {
  shared = await connectKeycloak();
});

const expectRefusal = async (
  error: RegExp,
  respond: (request: SamlRequest) => string | Promise<string>,
  connection = shared,
) => {
  const { code, description } = await atTime(NOW, () => signInWith(connection, respond));
  expect(description).toMatch(error);
  expect(code).toBeNull();
};
const expectAcceptance = async (
  respond: (request: SamlRequest) => string | Promise<string>,
  connection = shared,
) => {
  const { code, description } = await atTime(NOW, () => signInWith(connection, respond));
  expect(description).toBeNull();
  expect(code).not.toBeNull();
  expect(await userNamed(`${connection.name}_${nameId}`)).toBeDefined();
};
/** Signs the sample after a change. */
const signed =
  (change: (xml: string) => string = (xml) => xml, options: Parameters<typeof signXml>[2] = {}) =>
  (request: SamlRequest) =>
    signXml(change(respondTo(request, keycloak)), key, options);
const replaced = (before: string | RegExp, after: string) =>
  signed((xml) => {
    const changed = xml.replace(before, after);
    expect(changed).not.toBe(xml);
    return changed;
  });
const assertionIn = (xml: string) => /<saml:Assertion [^]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
const withNamespaces = (assertion: string) =>
  assertion.replace(
    /<saml:Assertion (?!xmlns)/,
    '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ',
  );
const forged = (xml: string) => xml.replace(nameId, 'admin').replace('"_assertion-sample"', '"_forged"');

/** Encrypts a document's assertion for a certificate. */
async function encrypt(xml: string, certificate: string): Promise<string> {
  const source = IdentityProvider({
    entityID: issuer,
    isAssertionEncrypted: true,
    ...services,
  });
  const target = ServiceProvider({ entityID: 'x', encryptCert: certificate });
  const assertion = withNamespaces(assertionIn(xml));
  const base64 = await SamlLib.encryptAssertion(source, target, xml.replace(assertionIn(xml), assertion));
  return Buffer.from(base64, 'base64').toString();
}
const signedBefore = (xml: string) => {
  const assertion = signXml(withNamespaces(assertionIn(xml)), key);
  return xml.replace(assertionIn(xml), assertion);
};
const poolCertificate = async () => (await pool.getSigningCertificate({ UserPoolId })).Certificate ?? '';
const connectEncrypted = () => connectKeycloak([key], { EncryptedResponses: 'true' });

const cases: Record<string, () => Promise<void>> = {
  unsigned: () => expectRefusal(/not signed/, (request) => respondTo(request, keycloak)),
  'other-key': () =>
    expectRefusal(/signature is invalid/, (request) => signXml(respondTo(request, keycloak), otherKey)),
  async wrapped() {
    const hide = (wrap: (xml: string, evil: string, good: string) => string) => (request: SamlRequest) => {
      const xml = signed()(request);
      return wrap(xml, forged(assertionIn(respondTo(request, keycloak))), assertionIn(xml));
    };
    const extension = (content: string) => `<samlp:Extensions>${content}</samlp:Extensions>`;
    await expectRefusal(
      /exactly one assertion/,
      hide((xml, evil, good) => xml.replace(good, `${extension(good)}${evil}`)),
    );
    await expectRefusal(
      /exactly one assertion/,
      hide((xml, evil, good) => xml.replace(good, evil.replace('</saml:Subject>', `</saml:Subject>${good}`))),
    );
    // The signature moves into the forged assertion, and what it covers into an object of it.
    await expectRefusal(
      /exactly one assertion|another element/,
      hide((xml, evil, good) => {
        const signature = /<ds:Signature [^]*<\/ds:Signature>/.exec(good)?.[0] ?? '';
        const object = `<ds:Object>${good.replace(signature, '')}</ds:Object>`;
        const moved = signature.replace('</ds:Signature>', `${object}</ds:Signature>`);
        return xml.replace(good, evil.replace('</saml:Issuer>', `</saml:Issuer>${moved}`));
      }),
    );
    await expectRefusal(
      /another element/,
      hide((xml, evil, good) => {
        const signature = /<ds:Signature [^]*<\/ds:Signature>/.exec(good)?.[0] ?? '';
        return xml.replace(good, evil.replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
      }),
    );
  },
  'two-assertions': () =>
    expectRefusal(/exactly one assertion/, (request) => {
      const xml = signed()(request);
      return xml.replace(
        '</samlp:Response>',
        `${assertionIn(xml).replace('_assertion-sample', '_second')}</samlp:Response>`,
      );
    }),
  sha1: () =>
    expectRefusal(
      /rsa-sha1, which is not accepted/,
      signed(undefined, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    ),
  audience: () => expectRefusal(/audience is not/, replaced(`sp:${UserPoolId}`, 'sp:us-east-1_OTHER')),
  recipient: () =>
    expectRefusal(/recipient is not/, replaced(`Recipient="${domain}`, 'Recipient="https://evil.example')),
  async expired() {
    const until = (time: string) => replaced(/NotOnOrAfter="2026-11-27T09:05:00Z"/, `NotOnOrAfter="${time}"`);
    await expectRefusal(/expired\. Check the clock/, until('2026-11-27T08:57:00Z'));
    await expectRefusal(
      /expired\. Check the clock/,
      replaced('NotOnOrAfter="2026-11-27T10:00:00Z"', 'NotOnOrAfter="2026-11-27T08:57:00Z"'),
    );
    await expectAcceptance(until('2026-11-27T08:59:30Z'));
  },
  async 'not-yet'() {
    const from = (time: string) => replaced('NotBefore="2026-11-27T08:55:00Z"', `NotBefore="${time}"`);
    await expectAcceptance(from('2026-11-27T09:01:30Z'));
    await expectRefusal(/future\. Check the clock/, from('2026-11-27T09:03:30Z'));
  },
  async replay() {
    await atTime(NOW, async () => {
      const { attempt, request, relayState } = await leave(shared);
      const xml = signed()(request);
      const first = await post(attempt, xml, relayState);
      expect(outcomeOf(new URL(first.headers.get('location') ?? '')).code).not.toBeNull();
      expect((await post(attempt, xml, relayState)).status).toBe(400);
      const next = await leave(shared);
      const replayed = await post(next.attempt, xml, next.relayState);
      expect(outcomeOf(new URL(replayed.headers.get('location') ?? '')).description).toMatch(
        /another request/,
      );
    });
  },
  doctype: () =>
    expectRefusal(
      /DOCTYPE/,
      (request) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${signed()(request)}`,
    ),
  async 'two-certificates'() {
    const rolling = await connectKeycloak([otherKey, key]);
    for (const one of [key, otherKey])
      await expectAcceptance((request) => signXml(respondTo(request, keycloak), one), rolling);
  },
  async 'certificate-ended'() {
    const ended = await createKey('2026-11-01');
    const create = () => connectKeycloak([key, ended]);
    await expect(create()).rejects.toEqual(refused('InvalidParameterException', /ended on 2026-11-01/));
    const ending = await createKey('2099-01-01');
    const connection = await connectKeycloak([ending]);
    const late = await atTime(Date.parse('2099-01-02') / 1000, () =>
      signInWith(connection, (request) => signXml(respondTo(request, keycloak), ending)),
    );
    expect(late.description).toMatch(/certificate of the provider has ended/);
  },
  'response-signed-only': () => expectAcceptance(signed(undefined, { element: 'Response' })),
  async encrypted() {
    const encrypted = await connectEncrypted();
    const certificate = await poolCertificate();
    await expectAcceptance(
      (request) => encrypt(signedBefore(respondTo(request, keycloak)), certificate),
      encrypted,
    );
    await expectAcceptance(
      async (request) =>
        signXml(await encrypt(respondTo(request, keycloak), certificate), key, { element: 'Response' }),
      encrypted,
    );
    await expectRefusal(
      /encrypted for another certificate/,
      (request) => encrypt(signedBefore(respondTo(request, keycloak)), otherKey.certificate),
      encrypted,
    );
    await expectRefusal(/this one is not/, signed(), encrypted);
    await expectRefusal(/set up without encryption/, (request) =>
      encrypt(signedBefore(respondTo(request, keycloak)), certificate),
    );
  },
  async 'encrypted-unsigned'() {
    const certificate = await poolCertificate();
    await expectRefusal(
      /not signed/,
      (request) => encrypt(respondTo(request, keycloak), certificate),
      await connectEncrypted(),
    );
  },
  async 'two-emails'() {
    const second = '<saml:AttributeValue>second@example.com</saml:AttributeValue></saml:Attribute>';
    await expectRefusal(/email: Invalid email address format/, replaced('</saml:Attribute>', second));
  },
  'empty-email': () =>
    expectRefusal(/email: Required attribute cannot be deleted/, replaced('Sample.Person@Example.com', '')),
  large: () =>
    expectRefusal(
      /more than 100000 characters/,
      replaced('<saml:AttributeStatement>', `<!--${'x'.repeat(120_000)}--><saml:AttributeStatement>`),
    ),
  async 'relay-state-url'() {
    await atTime(NOW, async () => {
      const { attempt, request } = await leave(shared);
      const response = await post(attempt, signed()(request), 'https://evil.example');
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    });
  },
  async 'status-denied'() {
    const status =
      '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:RequestDenied"/></samlp:StatusCode><samlp:StatusMessage>Not assigned to this app</samlp:StatusMessage>';
    const deny = (request: SamlRequest) => {
      const xml = respondTo(request, keycloak);
      return xml.replace(assertionIn(xml), '').replace(/<samlp:StatusCode [^>]*\/>/, status);
    };
    const { error, description } = await atTime(NOW, () => signInWith(shared, deny));
    expect(error).toBe('access_denied');
    expect(description).toBe(`${shared.name} Error - Responder RequestDenied Not assigned to this app`);
  },
  async 'logout-request'() {
    const person = await connectKeycloak();
    const { attempt, code } = await atTime(NOW, () => signInWith(person, signed()));
    const { tokens } = await atTime(NOW, () => exchange(person, attempt, code));
    const request = (session: string, time: string) =>
      `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_logout" Version="2.0" IssueInstant="${time}" Destination="${domain}/saml2/logout"><saml:Issuer>${person.name}</saml:Issuer><saml:NameID>${nameId}</saml:NameID><samlp:SessionIndex>${session}</samlp:SessionIndex></samlp:LogoutRequest>`;
    // A second connection has the same issuer; a company has one.
    await pool.updateIdentityProvider({
      UserPoolId,
      ProviderName: person.name,
      ProviderDetails: { MetadataFile: metadataOf(person.name, [key.certificate]) },
    });
    const send = (xml: string) =>
      atTime(NOW, () =>
        new Browser().request(`${domain}/saml2/logout`, {
          SAMLRequest: Buffer.from(xml).toString('base64'),
          RelayState: 'theirs',
        }),
      );
    const sign = (xml: string, one = key) => signXml(xml, one, { element: 'LogoutRequest' });
    const isOpen = () =>
      atTime(NOW, async () => {
        const authorization = `Bearer ${tokens.access_token}`;
        return (await fetch(`${domain}/oauth2/userInfo`, { headers: { authorization } })).ok;
      });
    const now = '2026-11-27T09:01:00Z';
    for (const wrong of [
      request('_session-sample', now),
      sign(request('_session-sample', now), otherKey),
      sign(request('_session-sample', '2026-11-27T08:50:00Z')),
      sign(request('_session-sample', now).replace(domain, 'https://evil.example')),
    ])
      expect((await send(wrong)).status).toBe(400);
    await send(sign(request('_another-session', now)));
    expect(await isOpen()).toBe(true);
    const response = await send(sign(request('_session-sample', now)));
    expect(response.headers.get('location')).toMatch(
      new RegExp(`^${signOutUrl}\\?SAMLResponse=.*RelayState=theirs&SigAlg=.*&Signature=`),
    );
    expect(await isOpen()).toBe(false);
    const again = await atTime(NOW, () => leave({ ...person }));
    expect(again.request.url.href).toContain(signInUrl);
  },
};

test('each kind of changed response has a test', () => {
  const file = readFileSync(new URL('../samples/company-sso/saml-negative.json', import.meta.url), 'utf8');
  const { cases: list } = JSON.parse(file) as { cases: { id: string }[] };
  expect(Object.keys(cases)).toEqual(list.map(({ id }) => id));
});

test.each(Object.entries(cases))('the changed response %s', (_id, expectOutcome) => expectOutcome());

test.each<[string, (request: SamlRequest) => string, RegExp]>([
  [
    'with an assertion of another issuer',
    replaced(/(<saml:Assertion [^]*?<saml:Issuer>)[^<]+/, '$1https://evil.example'),
    /issuer is/,
  ],
  [
    'with an assertion for another request',
    replaced(/(Recipient="[^"]+" InResponseTo=)"[^"]+"/, '$1"_other"'),
    /another request/,
  ],
  ['of another request', replaced(/InResponseTo="[^"]+"/, 'InResponseTo="_other"'), /another request/],
  ['of another issuer', replaced(/<saml:Issuer>[^<]+</g, '<saml:Issuer>https://evil.example<'), /issuer is/],
  ['to another request', replaced(/InResponseTo="[^"]+"/g, 'InResponseTo="_other"'), /another request/],
  [
    'to another destination',
    replaced(/Destination="[^"]+"/, 'Destination="https://evil.example/"'),
    /destination is not/,
  ],
  [
    'without an audience',
    replaced(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
    /audience is not/,
  ],
  [
    'without a confirmation',
    replaced(/<saml:SubjectConfirmation [^]*<\/saml:SubjectConfirmation>/, ''),
    /bearer confirmation/,
  ],
  ['without a NameID', replaced(/<saml:NameID [^]*<\/saml:NameID>/, ''), /no NameID/],
  [
    'with an ID twice',
    replaced('<saml:AttributeStatement>', '<saml:AttributeStatement ID="_response-sample">'),
    /same ID/,
  ],
  ['that is cut off', (request) => signed()(request).slice(0, -20), /well-formed/],
])('a response %s is refused', (_case, respond, error) => expectRefusal(error, respond));

test('a response is read from what is signed, not from what was added to the response', async () => {
  await expectAcceptance((request) =>
    signed()(request).replace(
      '<saml:Assertion ',
      '<samlp:Extensions><saml:NameID>admin</saml:NameID></samlp:Extensions><saml:Assertion ',
    ),
  );
});
