import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { generate } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { createLoader } from './contexts.ts';
import { badgeOf } from './credential.ts';
import { didDocument, newKeys } from './keys.ts';
import { sign } from './sign.ts';
import { statusListOf } from './status-list.ts';

const issuedAt = '2025-01-31T16:05:00.000Z';

/** Returns an issuer with new keys: the keys, its public document, a badge to sign, and functions that sign. */
export async function testIssuer(siteUrl: string) {
  const keys = newKeys();
  const issuer = { siteUrl, name: 'Red White and Code', email: 'support@example.com' };
  const badge = badgeOf(issuer, {
    certificate_number: 'RWC-2025-DEM0CERT',
    title: 'Sample Course',
    student_name: 'Demo Learner',
    email: 'learner@example.com',
    salt: 'sample-salt',
    issued_at: issuedAt,
    expires_at: null,
    result: { percent: 86, letter: 'B', pass_percent: 73 },
    achievement: {
      id: 'sample-course',
      revision: 1,
      type: 'Certificate',
      title: 'Sample Achievement',
      description: 'A sample.',
      narrative: 'Completed every lesson.',
      path: '/course/sample-course',
      field: 'Sample field',
      skills: ['Sample skill'],
    },
    status: { list: 'sample', index: 5 },
  });
  const signIt = <Credential extends object>(credential: Credential) =>
    sign(credential, { siteUrl, keys, now: issuedAt });
  return {
    keys,
    own: await didDocument(siteUrl, keys),
    badge,
    sign: signIt,
    /** Returns a signed status list in which these places are set. */
    statusList: async (set: readonly number[], { list = 'sample', until = '2100-01-01T00:00:00Z' } = {}) =>
      signIt(await statusListOf(issuer, { list, set, from: issuedAt, until })),
  };
}

/** Returns a badge that an issuer outside this site signed, which is only known by its key. */
export async function signAsOther(badge: object): Promise<object> {
  const pair = await generate({ seed: randomBytes(32) });
  const did = `did:key:${pair.publicKeyMultibase}`;
  const key = Object.assign(pair, { id: `${did}#${pair.publicKeyMultibase}`, controller: did });
  const suite = new DataIntegrityProof({ signer: key.signer(), date: issuedAt, cryptosuite });
  const issuer = { id: did, type: ['Profile'], name: 'Sample College' };
  return issue({ credential: { ...badge, issuer }, suite, documentLoader: createLoader() });
}

/** A PNG of one pixel. */
export const pixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Returns a PNG with a small compressed text that expands to `size` bytes. Its checksums are not correct. */
export function bombPng(size: number): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(Buffer.alloc(size, 0x20), { level: 9 });
  const data = Buffer.concat([Buffer.from('openbadgecredential\0\x01\0\0\0', 'latin1'), packed]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const header = 33;
  return Uint8Array.from(
    Buffer.concat([
      pixel.subarray(0, header),
      length,
      Buffer.from('iTXt'),
      data,
      Buffer.alloc(4),
      pixel.subarray(header),
    ]),
  );
}
