import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { atTime, exchange, onTrigger, setUpFederation, userNamed } from './federated-pool.ts';
import {
  type Answer,
  atHash,
  connectIssuer,
  provider,
  publishKeys,
  signClaims,
  signInAt,
} from './open-id-provider.ts';

setUpFederation();
afterAll(() => provider.close());

/** ID tokens of providers, with what is odd about each. */
const cases = JSON.parse(
  readFileSync(new URL('../samples/company-sso/id-tokens.json', import.meta.url), 'utf8'),
) as { id: string; claims: Claims }[];

/** The time of the samples. */
const NOW = 1_795_767_000;

type Claims = Record<string, unknown> & { iss: string; sub: string };
const claimsOf = (id: string): Claims => {
  const sample = cases.find((one) => one.id === id);
  if (!sample) throw new Error(`There is no sample ${id}.`);
  return sample.claims;
};

const address = 'sample.person@example.com';
const tenant = '00000000-0000-4000-8000-00000000000a';

/** The issuer of the connection if it is not that of the sample. */
const issuers: Record<string, string> = {
  'entra-wrong-tenant': `https://login.microsoftonline.com/${tenant}/v2.0`,
  'google-iss-without-scheme': 'https://accounts.google.com',
};

/** What the pool does with each sample: the attributes that the product gets for its own decision, or the error. */
const outcomes: Record<string, { attributes: Record<string, string | undefined> } | { error: RegExp }> = {
  'entra-managed-without-email': { error: /^attributes required: \[email\]$/ },
  'entra-email-not-verified': {
    attributes: {
      email: 'someone.else@example.org',
      email_verified: 'false',
      'custom:tid': tenant,
      'custom:oid': '00000000-0000-4000-8000-0000000000b1',
    },
  },
  'entra-xms-edov': { attributes: { email: address, email_verified: 'false' } },
  'entra-guest': {
    attributes: { email: 'guest@partner.example', email_verified: 'false', 'custom:tid': tenant },
  },
  'entra-groups-overage': { attributes: { email: address, 'custom:groups': undefined } },
  'entra-wrong-tenant': { error: /issuer is .*000f\/v2\.0, not .*000a\/v2\.0/ },
  'google-workspace': { attributes: { email: address, email_verified: 'true', 'custom:hd': 'example.com' } },
  'google-private': { attributes: { email: address, email_verified: 'true', 'custom:hd': undefined } },
  'google-iss-without-scheme': {
    error: /issuer is accounts\.google\.com, not https:\/\/accounts\.google\.com/,
  },
  okta: { attributes: { email: address, email_verified: 'false', 'custom:groups': 'Everyone,Engineering' } },
  keycloak: { attributes: { email: 'Sample.Person@Example.com', email_verified: 'false' } },
  ping: { attributes: { email: address } },
  'email-verified-text': { attributes: { email: address, email_verified: 'true' } },
  'aud-list-with-azp': { attributes: { email: address } },
  'clock-ahead': { attributes: { email: address } },
  'nonce-missing': { error: /nonce/ },
  'at-hash-wrong': { error: /at_hash/ },
  'alg-none': { error: /algorithm none/ },
  'long-sub': { error: /128 characters at most/ },
};

interface Changes {
  claims?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  header?: Parameters<typeof signClaims>[1];
}

/** Answers with a sample, for the nonce that the pool sent. Samples without an address get it from userinfo. */
function answerWith(id: string, { claims: changes, userinfo, header }: Changes = {}) {
  return ({ nonce }: { nonce: string }): Answer => {
    const { _header: sampleHeader, ...claims } = { ...claimsOf(id), ...changes };
    if (claims['nonce'] === 'n-sample') claims['nonce'] = nonce;
    if (claims['at_hash'] && id !== 'at-hash-wrong') claims['at_hash'] = atHash;
    const email = id.startsWith('entra') ? {} : { email: claims['email'] ?? address };
    return {
      idToken: signClaims(claims, { ...(sampleHeader as Changes['header']), ...header }),
      userinfo: userinfo ?? { sub: claims.sub, ...email },
    };
  };
}

const connectSample = (id: string) => connectIssuer(issuers[id] ?? claimsOf(id).iss);

/** Signs a person in with a sample. Returns what the client gets, and the user. */
async function signIn(id: string, changes?: Changes) {
  const connection = await connectSample(id);
  const outcome = await atTime(NOW, () => signInAt(connection, answerWith(id, changes)));
  return {
    ...outcome,
    connection,
    user: await userNamed(`${connection.name}_${claimsOf(id).sub}`.slice(0, 128)),
  };
}

async function expectRefusal(result: ReturnType<typeof signIn>, error: RegExp): Promise<void> {
  const { code, description, user } = await result;
  expect(description).toMatch(error);
  expect(code).toBeNull();
  expect(user).toBeUndefined();
}

describe('the sample ID token', () => {
  test('of each kind has an outcome', () => {
    expect(Object.keys(outcomes)).toEqual(cases.map(({ id }) => id));
  });

  test.each(Object.entries(outcomes))('%s', async (id, outcome) => {
    if ('error' in outcome) return expectRefusal(signIn(id), outcome.error);
    const { connection, code, error, description, attempt, state, user } = await signIn(id);
    expect({ error, description }).toEqual({ error: null, description: null });
    expect(state).toBe(attempt.state);
    expect(user?.UserStatus).toBe('EXTERNAL_PROVIDER');
    for (const [name, value] of Object.entries(outcome.attributes))
      expect(user?.attributes[name], name).toBe(value);
    expect((await atTime(NOW, () => exchange(connection, attempt, code))).status).toBe(200);
  });
});

describe('an ID token', () => {
  test.each<[string, string, Changes, RegExp]>([
    [
      'from a clock more than 120 s ahead',
      'clock-ahead',
      { claims: { iat: NOW + 130, nbf: NOW + 130 } },
      /clock/,
    ],
    ['that expired more than 120 s ago', 'okta', { claims: { exp: NOW - 130 } }, /clock/],
    ['without exp', 'okta', { claims: { exp: undefined } }, /exp and iat/],
    ['for another client', 'okta', { claims: { aud: 'another' } }, /another client/],
    ['with a foreign azp', 'aud-list-with-azp', { claims: { azp: 'account' } }, /another client, account/],
    ['for several clients without azp', 'aud-list-with-azp', { claims: { azp: undefined } }, /no azp/],
    [
      'with a foreign azp for one audience',
      'okta',
      { claims: { azp: 'account' } },
      /another client, account/,
    ],
    ['of another sign-in', 'okta', { claims: { nonce: 'another' } }, /nonce/],
    ['whose issuer has a slash more', 'okta', { claims: { iss: 'https://example.okta.com/' } }, /issuer/],
    ['signed with the public key as a secret', 'okta', { header: { alg: 'HS256' } }, /algorithm HS256/],
    ['of a key that is not published', 'okta', { header: { kid: 'second' } }, /no key/],
    [
      'signed with another key',
      'okta',
      { header: { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey } },
      /no key/,
    ],
    ['without sub', 'okta', { claims: { sub: undefined } }, /sub is missing/],
  ])('%s is refused', async (_case, id, changes, error) => {
    await expectRefusal(signIn(id, changes), error);
  });

  test('that expired less than 120 s ago is accepted', async () => {
    expect((await signIn('okta', { claims: { exp: NOW - 110 } })).code).not.toBeNull();
  });

  test.each([[false], ['false'], [1], ['yes']])('with email_verified %j proves no address', async (value) => {
    const { user } = await signIn('email-verified-text', { claims: { email_verified: value } });
    expect(user?.attributes).toMatchObject({ email: address, email_verified: 'false' });
  });

  test('is verified with each published key', async () => {
    const second = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const first = generateKeyPairSync('rsa', { modulusLength: 2048 });
    publishKeys(first.publicKey, createPublicKey(second.privateKey));
    try {
      for (const { privateKey: key } of [first, second])
        expect((await signIn('okta', { header: { key } })).code).not.toBeNull();
    } finally {
      publishKeys();
    }
  });
});

describe('userinfo', () => {
  test('has the address that a thin ID token lacks', async () => {
    const { sub } = claimsOf('okta');
    const userinfo = { sub, email: 'from.userinfo@example.com', email_verified: true };
    const { user } = await signIn('okta', { claims: { email: undefined }, userinfo });
    expect(user?.attributes).toMatchObject({ email: 'from.userinfo@example.com', email_verified: 'true' });
  });

  test('about another person is refused', async () => {
    await expectRefusal(signIn('okta', { userinfo: { sub: 'another', email: address } }), /another person/);
  });
});

describe('the product', () => {
  test('can refuse a private Google account, which has no hd, before it becomes a user', async () => {
    const connection = await connectSample('google-private');
    onTrigger(({ triggerSource, request }) => {
      const attributes = request.userAttributes as Record<string, string>;
      if (triggerSource === 'PreSignUp_ExternalProvider' && attributes['custom:hd'] !== 'example.com')
        throw new Error('this account does not belong to the company');
    });
    const refused = await atTime(NOW, () => signInAt(connection, answerWith('google-private')));
    expect(refused.description).toBe(
      'PreSignUp failed with error this account does not belong to the company.',
    );
    expect(await userNamed(`${connection.name}_${claimsOf('google-private').sub}`)).toBeUndefined();
    const { code } = await atTime(NOW, () => signInAt(connection, answerWith('google-workspace')));
    expect(code).not.toBeNull();
  });

  test('sees that a reused login name has another address than last time', async () => {
    const connection = await connectSample('ping');
    const username = `${connection.name}_sperson`;
    await atTime(NOW, () => signInAt(connection, answerWith('ping')));
    const first = await userNamed(username);
    const renamed = answerWith('ping', { claims: { email: 'new.person@example.com' } });
    await atTime(NOW, () => signInAt(connection, renamed));
    const second = await userNamed(username);
    expect(second?.attributes['sub']).toBe(first?.attributes['sub']);
    expect([first, second].map((user) => user?.attributes['email'])).toEqual([
      address,
      'new.person@example.com',
    ]);
  });
});
