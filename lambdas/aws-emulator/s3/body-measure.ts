import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

/** The checksum algorithms verified here, by the last part of their `x-amz-checksum-` header. */
export type ChecksumName = 'crc32' | 'sha1' | 'sha256';

/** Bounds of an object's size in bytes, both inclusive. */
export interface SizeBounds {
  min: number;
  max: number;
}

/** The largest object one request may store: 5 GB. */
export const MAX_PUT_BYTES = 5 * 1024 ** 3;

/** Measures a body while it passes: size against its bounds, ETag and checksums. */
export class BodyMeasure {
  size = 0;
  readonly #bounds: SizeBounds;
  readonly #md5 = createHash('md5');
  readonly #sha1 = createHash('sha1');
  readonly #sha256 = createHash('sha256');
  #crc32 = 0;

  constructor(bounds: SizeBounds = { min: 0, max: MAX_PUT_BYTES }) {
    this.#bounds = bounds;
  }

  /** Passes the body on. Throws `EntityTooLarge` at the first byte too many, `EntityTooSmall` at the end. */
  async *watch(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of chunks) {
      this.size += chunk.length;
      if (this.size > this.#bounds.max) {
        throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
          ProposedSize: this.size,
          MaxSizeAllowed: this.#bounds.max,
        });
      }
      for (const hash of [this.#md5, this.#sha1, this.#sha256]) hash.update(chunk);
      this.#crc32 = crc32(chunk, this.#crc32);
      yield chunk;
    }
    if (this.size < this.#bounds.min) {
      throw new S3Error(
        400,
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
        {
          ProposedSize: this.size,
          MinSizeAllowed: this.#bounds.min,
        },
      );
    }
  }

  /** The digests of the whole body; to be called once, after it has passed. */
  digests(): BodyDigests {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.#crc32);
    const md5 = this.#md5.digest();
    return {
      size: this.size,
      etag: md5.toString('hex'),
      md5: md5.toString('base64'),
      checksums: {
        crc32: crc.toString('base64'),
        sha1: this.#sha1.digest('base64'),
        sha256: this.#sha256.digest('base64'),
      },
    };
  }
}

/** What a body turned out to be: checksums in base64, the ETag (MD5) in hexadecimal without quotes. */
export interface BodyDigests {
  size: number;
  etag: string;
  md5: string;
  checksums: Record<ChecksumName, string>;
}
