import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

/** The bounds of an object's size in bytes, both inclusive. */
export interface SizeBounds {
  min: number;
  max: number;
}

/** The largest object that one request may store: 5 GB. */
export const MAX_PUT_BYTES = 5 * 1024 ** 3;

/** The size and digests of a body. */
export interface BodyDigests {
  size: number;
  /** MD5 in hexadecimal, without quotes. */
  etag: string;
  /** In base64. */
  crc32: string;
  /** In hexadecimal. */
  sha256: string;
}

/** Measures the size and digests of a body. */
export class BodyMeasure {
  #size = 0;
  #crc32 = 0;
  readonly #bounds: SizeBounds;
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');

  constructor(bounds: SizeBounds = { min: 0, max: MAX_PUT_BYTES }) {
    this.#bounds = bounds;
  }

  /** Measures a part of the body. Throws `EntityTooLarge` beyond the bounds. */
  update(chunk: Uint8Array): void {
    const { max } = this.#bounds;
    this.#size += chunk.length;
    if (this.#size > max) {
      throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
        ProposedSize: this.#size,
        MaxSizeAllowed: max,
      });
    }
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    this.#crc32 = crc32(chunk, this.#crc32);
  }

  /** Passes a body on. Throws `EntityTooLarge` at the first byte too many, and `EntityTooSmall` at the end. */
  async *watch(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    const { min } = this.#bounds;
    for await (const chunk of chunks) {
      this.update(chunk);
      yield chunk;
    }
    if (this.#size < min) {
      throw new S3Error(
        400,
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
        { ProposedSize: this.#size, MinSizeAllowed: min },
      );
    }
  }

  /** Returns the digests of the whole body. Call it once, at the end. */
  digests(): BodyDigests {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.#crc32);
    return {
      size: this.#size,
      etag: this.#md5.digest('hex'),
      crc32: crc.toString('base64'),
      sha256: this.#sha256.digest('hex'),
    };
  }
}

/** The digests that a request announced for its body. */
export interface BodyClaims {
  /** In hexadecimal, from the signature. */
  sha256?: string | undefined;
  /** In base64, from `x-amz-checksum-crc32`. */
  crc32?: string | undefined;
}

/** Throws `XAmzContentSHA256Mismatch` or `BadDigest` when a body differs from the announced one. */
export function checkDigests(digests: BodyDigests, claims: BodyClaims): void {
  if (claims.sha256 !== undefined && claims.sha256 !== digests.sha256) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  if (claims.crc32 !== undefined && claims.crc32 !== digests.crc32) {
    throw new S3Error(400, 'BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
}
