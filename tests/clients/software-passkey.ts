import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const up = 1;
const uv = 4;
const withCredential = 64;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** Encodes a value as CBOR: whole numbers, texts, bytes and maps, all that an authenticator needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flat() as Parameters<typeof cbor>[0][];
  return Buffer.concat([head(5, value.size), ...entries.map(cbor)]);
}

/** How a test's authenticator differs from an honest one. */
interface Fault {
  challenge?: string;
  origin?: string;
  rpId?: string;
  /** The count in the response; by default one more than before. */
  count?: number;
  /** Whether nobody has touched the authenticator. */
  isUntouched?: boolean;
  type?: string;
}

/** An authenticator in software: it makes one passkey (ES256, without attestation) and uses it. */
export class SoftwarePasskey {
  readonly #key: KeyObject;
  readonly #coseKey: Buffer;
  readonly id: string = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #counts: boolean;
  #count = 0;

  /** Platform authenticators that synchronize their passkeys do not count: `counts` is false. */
  constructor(origin: string, counts = true) {
    this.#origin = origin;
    this.#counts = counts;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #data(rpId: string, { count, isUntouched }: Fault, credential?: Buffer): Buffer {
    if (this.#counts) this.#count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? this.#count);
    const flags = (isUntouched ? 0 : up | uv) | (credential ? withCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(credential ? [credential] : [])]);
  }

  #client(type: string, challenge: string, fault: Fault): Buffer {
    const client = { type, challenge, origin: this.#origin, crossOrigin: false, ...pick(fault) };
    return Buffer.from(JSON.stringify(client));
  }

  /** Makes the passkey for what the API returned. */
  create(options: { challenge: string; rp: { id: string } }, fault: Fault = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#coseKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(fault.rpId ?? options.rp.id, fault, credential)],
    ]);
    return {
      id: this.id,
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', options.challenge, fault)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Uses the passkey for what the API returned. */
  use(options: { challenge: string; rpId: string }, fault: Fault = {}) {
    const client = this.#client('webauthn.get', options.challenge, fault);
    const data = this.#data(fault.rpId ?? options.rpId, fault);
    return {
      id: this.id,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key)),
      },
    };
  }
}

/** Returns the faults that are in the client's data. */
const pick = ({ challenge, origin, type }: Fault) => ({
  ...(challenge !== undefined && { challenge }),
  ...(origin !== undefined && { origin }),
  ...(type !== undefined && { type }),
});
