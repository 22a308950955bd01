import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Store } from '../pool/store.ts';

/** The key pair with which a pool signs its SAML requests and reads encrypted responses. */
export interface PoolKey {
  privateKey: KeyObject;
  /** In base64. */
  certificate: string;
}

/** Encodes a value in DER (X.690): its tag, its length, and its content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), content]);
}

const SEQUENCE = 0x30;
/** `sha256WithRSAEncryption` (RFC 8017). */
const algorithm = der(SEQUENCE, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));

function nameOf(commonName: string): Buffer {
  const attribute = der(
    SEQUENCE,
    der(0x06, Buffer.from('550403', 'hex')),
    der(0x0c, Buffer.from(commonName)),
  );
  return der(SEQUENCE, der(0x31, attribute));
}

const timeOf = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** Cognito's certificates are valid for ten years. */
const YEARS = 10;

/** Creates a certificate (RFC 5280) that its own key signs. */
function selfSigned(publicKey: KeyObject, privateKey: KeyObject, commonName: string): Buffer {
  const start = new Date();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + YEARS);
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    nameOf(commonName),
    der(SEQUENCE, timeOf(start), timeOf(end)),
    nameOf(commonName),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  return der(SEQUENCE, body, algorithm, der(0x03, Buffer.from([0]), sign('RSA-SHA256', body, privateKey)));
}

/** Opens a pool's key pair, or creates it. */
export function openPoolKey({ keys }: Store, poolId: string): PoolKey {
  if (!keys.get(poolId, 'saml')) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    keys.insert(poolId, 'saml', {
      id: 'saml',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificate: selfSigned(publicKey, privateKey, poolId).toString('base64'),
    });
  }
  const record = keys.get(poolId, 'saml');
  if (!record?.certificate)
    throw new Error('The key of the pool could not be stored. Is the data file writable?');
  return { privateKey: createPrivateKey(record.privateKey), certificate: record.certificate };
}
