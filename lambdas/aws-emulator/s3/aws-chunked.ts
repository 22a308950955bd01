import { S3Error } from './s3-error.ts';

const MAX_LINE_BYTES = 8192;

/**
 * Takes the `aws-chunked` framing off a body as it arrives (`STREAMING-UNSIGNED-PAYLOAD-TRAILER`). Trailer
 * headers, names in lower case, are put into `trailers`. Throws `IncompleteBody` when the framing is broken.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Uint8Array>,
  trailers: Map<string, string>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const input = new LineReader(source);
  try {
    for (;;) {
      const size = chunkSize(await input.line());
      if (size === 0) break;
      yield* input.bytes(size);
      if ((await input.line()) !== '') throw broken();
    }
    for (let line = await input.trailerLine(); line !== ''; line = await input.trailerLine()) {
      const mark = line.indexOf(':');
      if (mark < 0) throw broken();
      trailers.set(line.slice(0, mark).trim().toLowerCase(), line.slice(mark + 1).trim());
    }
  } finally {
    await input.close();
  }
}

function chunkSize(line: string): number {
  const digits = /^([0-9a-f]{1,8})(;.*)?$/i.exec(line)?.[1];
  if (digits === undefined) throw broken();
  return Number.parseInt(digits, 16);
}

const broken = () =>
  new S3Error(
    400,
    'IncompleteBody',
    'The request body terminated unexpectedly or is not framed as announced.',
  );

class LineReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    const line = await this.#nextLine();
    if (line === undefined) throw broken();
    return line;
  }

  /** A trailer line, empty at the end of the body too. */
  async trailerLine(): Promise<string> {
    return (await this.#nextLine()) ?? '';
  }

  async *bytes(count: number): AsyncGenerator<Uint8Array, void, undefined> {
    for (let left = count; left > 0; ) {
      if (this.#buffer.length === 0 && !(await this.#fill())) throw broken();
      const part = this.#buffer.subarray(0, left);
      this.#buffer = this.#buffer.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async #nextLine(): Promise<string | undefined> {
    for (;;) {
      const end = this.#buffer.indexOf('\r\n');
      if (end >= 0) {
        const line = this.#buffer.toString('latin1', 0, end);
        this.#buffer = this.#buffer.subarray(end + 2);
        return line;
      }
      if (this.#buffer.length > MAX_LINE_BYTES) throw broken();
      if (!(await this.#fill())) {
        if (this.#buffer.length > 0) throw broken();
        return undefined;
      }
    }
  }

  /** Lets go of the source. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #fill(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#buffer = Buffer.concat([this.#buffer, next.value]);
    return true;
  }
}
