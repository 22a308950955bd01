import { describe, expect, test } from 'vitest';
import { bakePng, bakeSvg, chunkOf, maxCredentialBytes } from './baked.ts';
import { checkFile, type CheckOptions, type Finding, maxFileBytes, Offline } from './check.ts';
import { encodeBits } from './bits.ts';
import { didDocument, rotatedKeys } from './keys.ts';
import { bombPng, pixel, signAsOther, testIssuer } from './test-badges.ts';

const siteUrl = 'https://learn.example';
const issuer = await testIssuer(siteUrl);
const { badge, own } = issuer;
const signed = await issuer.sign(badge);
const { credentialStatus: _, ...unlisted } = badge;
const foreign = await signAsOther(unlisted);
const impostor = await testIssuer(siteUrl);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (value: unknown) => bytes(JSON.stringify(value));

/** Status lists in which nothing is set. */
const lists: CheckOptions['loadStatusList'] = () => issuer.statusList([]);

/** Returns a signed status list with another subject. */
async function statusListWith(change: object) {
  const { proof: _, ...list } = await issuer.statusList([]);
  return issuer.sign({ ...list, credentialSubject: { ...list.credentialSubject, ...change } });
}

async function findings(
  content: Uint8Array<ArrayBuffer>,
  loadStatusList = lists,
  document = own,
): Promise<Finding['found'][]> {
  const found: Finding['found'][] = [];
  const options = { now: new Date('2025-06-01'), own: document, loadStatusList };
  for await (const finding of checkFile(content, options)) {
    found.push(finding.found);
  }
  return found;
}

/** Makes a PNG with an assertion of Open Badges 1 or 2. */
const olderPng = (type: 'iTXt' | 'tEXt', content: string) => {
  const baked = bakePng(pixel, '');
  const chunk = chunkOf(type, bytes(`openbadges\0${content}`));
  return new Uint8Array(Buffer.concat([baked.subarray(0, 33), chunk, pixel.subarray(33)]));
};

const presentationOf = (...verifiableCredential: unknown[]) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: 'VerifiablePresentation',
  verifiableCredential,
});

const genuine = ['credential', 'own', 'ofIssuer', 'unchanged', 'current'] as const;

describe('a badge of this site', () => {
  test.each([
    ['as JSON', file(signed)],
    ['as JSON with a byte order mark', bytes(`\uFEFF ${JSON.stringify(signed)}\n`)],
    ['alone in a wallet’s export', file(presentationOf(signed))],
    ['alone in a list', file([signed])],
    ['alone in another wallet’s export', file({ credential: signed })],
    ['in a PNG', bakePng(pixel, JSON.stringify(signed))],
    ['in an SVG', bytes(bakeSvg(svg, JSON.stringify(signed)))],
  ])('%s passes every step', async (_form, content) => {
    expect(await findings(content)).toEqual([...genuine, 'active']);
  });

  test('says what it says, before anything about it is checked', async () => {
    const { value } = await checkFile(file(signed), {
      now: new Date(),
      own,
      loadStatusList: lists,
    }).next();
    expect(value).toMatchObject({
      found: 'credential',
      claims: {
        name: 'Sample Course',
        issuerName: 'Red White and Code',
        number: 'RWC-2025-DEM0CERT',
        result: '86 percent, B',
      },
    });
  });

  test('without a place in a status list has none to look up', async () => {
    expect(await findings(file(await issuer.sign(unlisted)))).toEqual([...genuine, 'none']);
  });

  test('is revoked if its bit is set, and not if its neighbors are', async () => {
    expect(await findings(file(signed), () => issuer.statusList([5]))).toEqual([...genuine, 'revoked']);
    expect(await findings(file(signed), () => issuer.statusList([4, 6]))).toEqual([...genuine, 'active']);
  });

  test('is not looked up offline', async () => {
    expect(await findings(file(signed), () => Promise.reject(new Offline()))).toEqual([
      ...genuine,
      'offline',
    ]);
  });

  test.each<[string, typeof lists]>([
    ['fails', () => Promise.reject(new Error('500'))],
    ['is no list', () => Promise.resolve('<!doctype html>')],
    ['has the ID of another list', () => issuer.statusList([], { list: 'other' })],
    ['has expired', () => issuer.statusList([], { until: '2025-05-31T00:00:00Z' })],
    ['is for another purpose', () => statusListWith({ statusPurpose: 'refresh' })],
    ['is not signed with the keys of this site', () => impostor.statusList([])],
    [
      'was changed',
      async () => {
        const list = await issuer.statusList([5]);
        const encodedList = await encodeBits([]);
        return { ...list, credentialSubject: { ...list.credentialSubject, encodedList } };
      },
    ],
    [
      'is too short for the index',
      async () => {
        const encodedList = `u${Buffer.from(
          await new Response(
            new Blob(['']).stream().pipeThrough(new CompressionStream('gzip')),
          ).arrayBuffer(),
        ).toString('base64url')}`;
        return statusListWith({ encodedList });
      },
    ],
  ])('leaves the status unchecked if the list %s', async (_case, load) => {
    expect(await findings(file(signed), load)).toEqual([...genuine, 'unreadable']);
  });

  test('fails before validFrom and after validUntil', async () => {
    const later = await issuer.sign({ ...badge, validFrom: '2025-07-01T00:00:00Z' });
    const over = await issuer.sign({ ...badge, validUntil: '2025-05-31T00:00:00Z' });
    expect(await findings(file(later))).toEqual([...genuine.slice(0, 4), 'notYet']);
    expect(await findings(file(over))).toEqual([...genuine.slice(0, 4), 'expired']);
  });
});

describe('a badge of another issuer', () => {
  test('is unchanged, and its status is not looked up', async () => {
    const listed = await signAsOther(badge);
    const load = () => Promise.reject(new Error('No request may be made'));
    const steps = ['credential', 'other', 'ofIssuer', 'unchanged', 'current'] as const;
    expect(await findings(file(listed), load)).toEqual([...steps, 'otherSite']);
    expect(await findings(file(foreign), load)).toEqual([...steps, 'none']);
  });

  test.each(['did:web:evil.example', 'https://evil.example/issuer', 'did:key:zDnaSample', '', '__proto__'])(
    'with the id "%s" is unknown',
    async (id) => {
      const unknown = { ...signed, issuer: { ...badge.issuer, id } };
      expect(await findings(file(unknown))).toEqual(['credential', 'unknown']);
    },
  );
});

describe('a signature', () => {
  const { proof } = signed;
  test.each<[string, object, Finding['found']]>([
    ['that is missing', { ...signed, proof: undefined }, 'missing'],
    ['of another kind', { ...signed, proof: { ...proof, cryptosuite: 'ecdsa-rdfc-2019' } }, 'otherKind'],
    ['with the key of another issuer', { ...signed, proof: (foreign as typeof signed).proof }, 'otherKey'],
    ['for another purpose', { ...signed, proof: { ...proof, proofPurpose: 'authentication' } }, 'otherKey'],
    [
      'beside one of another issuer',
      { ...signed, proof: [proof, (foreign as typeof signed).proof] },
      'otherKey',
    ],
  ])('%s is reported', async (_case, credential, found) => {
    expect(await findings(file(credential))).toEqual(['credential', 'own', found]);
  });

  const documentAfter = async (isCompromised: boolean) =>
    didDocument(siteUrl, await rotatedKeys(issuer.keys, { now: '2025-05-01T00:00:00.000Z', isCompromised }));

  test('with a retired key is accepted', async () => {
    const found = await findings(file(signed), lists, await documentAfter(false));
    expect(found).toEqual([...genuine, 'active']);
  });

  test('with a dropped key is refused', async () => {
    const found = await findings(file(signed), lists, await documentAfter(true));
    expect(found).toEqual(['credential', 'own', 'otherKey']);
  });
});

/** Returns copies of a value in which one text has another last character. */
function* changedTexts(value: unknown, path = ''): Generator<[path: string, changed: unknown]> {
  if (typeof value === 'string') {
    yield [path, value.slice(0, -1) + (value.endsWith('1') ? '2' : '1')];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    for (const [at, changed] of changedTexts(child, `${path}/${key}`)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = changed;
      yield [at, copy];
    }
  }
}

describe('a change', () => {
  test.each([...changedTexts(signed)])('of %s is found', async (_path, changed) => {
    expect(await findings(file(changed))).not.toContain('unchanged');
  });

  test.each<[string, object]>([
    ['one property of the vocabulary more', { ...signed, description: 'More' }],
    ['one property outside the vocabulary more', { ...signed, sample: 'More' }],
    ['one property less', { ...signed, name: undefined }],
    ['another subject', { ...signed, credentialSubject: [signed.credentialSubject, { id: 'urn:other' }] }],
  ])('to %s is found', async (_case, changed) => {
    expect(await findings(file(changed))).toEqual(['credential', 'own', 'ofIssuer', 'changed']);
  });

  test.each(['https://evil.example/context', 'http://127.0.0.1/', 'file:///etc/passwd', 'relative'])(
    'to the vocabulary %s is unknown, not loaded',
    async (url) => {
      const changed = { ...signed, '@context': [...badge['@context'], url] };
      expect(await findings(file(changed))).toEqual(['credential', 'own', 'ofIssuer', 'unknownContext']);
    },
  );
});

describe('the same meaning in another form', () => {
  const cred = 'https://www.w3.org/2018/credentials#';
  const load: typeof lists = () => issuer.statusList([5]);

  test.each<[string, (credential: typeof signed & { validUntil: string }) => object]>([
    [
      'with an IRI as the key of the status',
      ({ credentialStatus, ...rest }) => ({ ...rest, [`${cred}credentialStatus`]: credentialStatus }),
    ],
    [
      'with the status in a keyword',
      ({ credentialStatus, ...rest }) => ({ ...rest, '@nest': { credentialStatus } }),
    ],
    [
      'with another term for the status',
      ({ credentialStatus, ...rest }) => ({
        ...rest,
        '@context': [...badge['@context'], { other: { '@id': `${cred}credentialStatus`, '@type': '@id' } }],
        other: credentialStatus,
      }),
    ],
    [
      'with the status in a nested list',
      ({ credentialStatus, ...rest }) => ({ ...rest, credentialStatus: [[credentialStatus]] }),
    ],
    [
      'with an IRI as the key of the last day',
      ({ validUntil, ...rest }) => ({
        ...rest,
        [`${cred}validUntil`]: { '@type': 'http://www.w3.org/2001/XMLSchema#dateTime', '@value': validUntil },
      }),
    ],
    ['with the last day in a list', ({ validUntil, ...rest }) => ({ ...rest, validUntil: [validUntil] })],
  ])('%s does not hide that a badge was revoked or expired', async (_form, rewrite) => {
    const expired = await issuer.sign({ ...badge, validUntil: '2025-05-31T00:00:00Z' });
    expect(await findings(file(rewrite(expired)), load)).toEqual([
      'credential',
      'own',
      'ofIssuer',
      'unknownContext',
    ]);
  });
});

describe('a file that cannot be read', () => {
  const padded = new Uint8Array(maxFileBytes + 1);
  padded.set(bakePng(pixel, JSON.stringify(signed)));
  const deep = `${'['.repeat(50)}${']'.repeat(50)}`;
  test.each<[Finding['found'], string, Uint8Array<ArrayBuffer>]>([
    ['tooLarge', 'of more than the limit', padded],
    ['tooLarge', 'with a too large badge', file({ ...signed, name: 'a'.repeat(maxCredentialBytes) })],
    ['tooLarge', 'with a small text that expands without end', bombPng(500_000_000)],
    ['truncated', 'that ends early', bakePng(pixel, JSON.stringify(signed)).slice(0, 900)],
    ['truncated', 'with only the beginning of a PNG', pixel.slice(0, 10)],
    ['empty', 'without a byte', new Uint8Array()],
    ['pdf', 'that is a PDF', bytes('%PDF-1.7')],
    ['noCredential', 'that is a picture only', pixel],
    ['noCredential', 'that is a drawing only', bytes(svg)],
    ['noCredential', 'with other JSON', file({ type: 'Person' })],
    ['noCredential', 'with null', bytes('null')],
    ['notJson', 'with half a badge', bytes(JSON.stringify(signed).slice(0, 500))],
    ['notJson', 'with bytes only', Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 256)],
    ['tooDeep', 'with lists in lists', bytes(`{"type":["VerifiableCredential"],"name":${deep}}`)],
    ['tooDeep', 'with too many lists to parse', bytes('['.repeat(900_000))],
    [
      'olderBadge',
      'that is an assertion of Open Badges 2.0',
      file({
        '@context': 'https://w3id.org/openbadges/v2',
        type: 'Assertion',
        id: 'https://example.com/a/1',
      }),
    ],
    ['olderBadge', 'that is an assertion of Open Badges 1.0', file({ uid: '1', recipient: 'a', badge: 'b' })],
    ['olderBadge', 'that is a list of assertions', file([{ type: 'Assertion' }, { type: 'Assertion' }])],
    ['olderBadge', 'that is a PNG with an assertion', olderPng('iTXt', `\0\0\0\0{"type":"Assertion"}`)],
    ['olderBadge', 'that is a PNG with the URL of an assertion', olderPng('tEXt', 'https://example.com/a/1')],
    [
      'olderBadge',
      'that is an SVG with an assertion',
      bytes(
        '<svg xmlns:openbadges="http://openbadges.org"><openbadges:assertion verify="https://example.com/a/1"/></svg>',
      ),
    ],
    ['noCredential', 'that is a list of other JSON', file([{ type: 'Person' }])],
    ['presentation', 'that is a list of two badges', file([signed, signed])],
    ['presentation', 'that is a wallet’s export of nothing', file(presentationOf())],
    ['presentation', 'that is a wallet’s export of two badges', file(presentationOf(signed, signed))],
    [
      'presentation',
      'that is a wallet’s export of a token',
      file(presentationOf('eyJhbGciOiJFZERTQSJ9.e30.c2ln')),
    ],
    ['otherFormat', 'that is a token with disclosures', bytes('eyJhbGciOiJFZERTQSJ9.e30.c2ln~WyJhIl0~')],
    ['otherFormat', 'that is a token in JSON', file('eyJhbGciOiJFZERTQSJ9.e30.c2ln')],
    ['otherFormat', 'that is a token as JSON', file({ payload: 'e30', protected: 'e30', signature: 'c2ln' })],
    ['otherFormat', 'that is a token', bytes('eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiIifQ.c2ln')],
  ])('is %s: %s', async (found, _case, content) => {
    expect(await findings(content)).toEqual([found]);
  });
});

describe('a hostile badge', () => {
  /** Returns a subject in which every one of `count` nameless parts refers to every other. */
  const poison = (count: number) => {
    const id = (at: number) => `_:b${at}`;
    const all = Array.from({ length: count }, (_, at) => id(at));
    return all.map((one) => ({
      id: one,
      type: ['AchievementSubject'],
      image: all.filter((other) => other !== one).map((other) => ({ id: other })),
    }));
  };

  test.each<[string, object, Finding['found']]>([
    ['parts that all look the same', { ...signed, evidence: poison(30) }, 'changed'],
    ['a poisoned subject', { ...signed, credentialSubject: poison(30) }, 'changed'],
    [
      'the same vocabulary many times',
      { ...signed, '@context': Array(1000).fill(badge['@context'][1]) },
      'unknownContext',
    ],
  ])('with %s does not pass', async (_case, credential, found) => {
    expect(await findings(file(credential))).toEqual(['credential', 'own', 'ofIssuer', found]);
  });

  test('with thousands of values is not checked', async () => {
    const name = Array.from({ length: 50_000 }, (_, at) => String(at));
    expect(await findings(file({ ...signed, name }))).toEqual(['tooLarge']);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'with the key %s changes no other object and does not pass',
    async (key) => {
      const evil = `"${key}":{"name":"Polluted","proof":{}},`;
      const anywhere = [
        JSON.stringify(signed).replace('{', `{${evil}`),
        JSON.stringify(signed).replace('"credentialSubject":{', `"credentialSubject":{${evil}`),
        JSON.stringify(signed).replace('"proof":{', `"proof":{${evil}`),
      ];
      for (const text of anywhere) {
        expect(await findings(bytes(text))).not.toContain('unchanged');
      }
      expect(({} as Record<string, unknown>)['name']).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor'])('in which a text is the key %s does not pass', async (text) => {
    for (const changed of [
      { ...signed, '@context': [...badge['@context'], text] },
      { ...signed, proof: { ...signed.proof, verificationMethod: text } },
      { ...signed, type: ['VerifiableCredential', text] },
    ]) {
      expect(await findings(file(changed))).not.toContain('unchanged');
    }
  });
});
