import { S3Error } from './s3-error.ts';

/** A part of a form: a field, or a file whose bytes must be read before the next part. */
export interface FormPart {
  name: string;
  /** Present for files, possibly empty. */
  filename: string | undefined;
  body: AsyncGenerator<Uint8Array, void, undefined>;
}

const MAX_HEAD_BYTES = 16 * 1024;

/** The boundary of a `multipart/form-data` content type; throws `MalformedPOSTRequest` when there is none. */
export function boundaryOf(contentType: string): string {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw malformedForm();
  return boundary;
}

/**
 * Reads a `multipart/form-data` body part by part as it arrives (RFC 7578), holding no more than a chunk.
 * Throws `MalformedPOSTRequest` when the body is not well formed or ends early.
 */
export async function* readForm(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart, void, undefined> {
  const input = new DelimitedInput(source, `\r\n--${boundary}`);
  try {
    await drain(input.untilDelimiter());
    while (!(await input.atEnd())) {
      const head = await input.head();
      const body = input.untilDelimiter();
      yield { ...disposition(head), body };
      await drain(body);
    }
  } finally {
    await input.close();
  }
}

async function drain(body: AsyncGenerator<Uint8Array>): Promise<void> {
  while (!(await body.next()).done);
}

/** The refusal of a form that cannot be read. */
export const malformedForm = (): S3Error =>
  new S3Error(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );

function disposition(head: string): { name: string; filename: string | undefined } {
  const line = head.split('\r\n').find((text) => /^content-disposition\s*:\s*form-data\s*;/i.test(text));
  const name = line && parameter(line, 'name');
  if (line === undefined || name === undefined) throw malformedForm();
  return { name, filename: parameter(line, 'filename') };
}

function parameter(line: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(line);
  const text = match?.[1] ?? match?.[2];
  return text?.replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replace(/%22/g, '"').replace(/\\"/g, '"');
}

class DelimitedInput {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #delimiter: Buffer;
  // The first boundary has no line break before it; lending one lets it be found like the others.
  #buffer = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Uint8Array>, delimiter: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#delimiter = Buffer.from(delimiter);
  }

  /** The bytes up to the next delimiter, which is consumed. */
  async *untilDelimiter(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const found = this.#buffer.indexOf(this.#delimiter);
      if (found >= 0) {
        const rest = this.#buffer.subarray(0, found);
        this.#buffer = this.#buffer.subarray(found + this.#delimiter.length);
        if (rest.length > 0) yield rest;
        return;
      }
      const safe = this.#buffer.length - this.#delimiter.length + 1;
      if (safe > 0) {
        const part = this.#buffer.subarray(0, safe);
        this.#buffer = this.#buffer.subarray(safe);
        yield part;
      }
      await this.#fill();
    }
  }

  /** Whether the delimiter just consumed was the last one. */
  async atEnd(): Promise<boolean> {
    while (this.#buffer.length < 2) await this.#fill();
    const mark = this.#buffer.toString('latin1', 0, 2);
    if (mark !== '--' && mark !== '\r\n') throw malformedForm();
    return mark === '--';
  }

  /** The header lines of a part. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      if (end >= 0) {
        const head = this.#buffer.toString('utf8', 0, end);
        this.#buffer = this.#buffer.subarray(end + 4);
        return head;
      }
      if (this.#buffer.length > MAX_HEAD_BYTES) throw malformedForm();
      await this.#fill();
    }
  }

  /** Lets go of the source. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #fill(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw malformedForm();
    this.#buffer = Buffer.concat([this.#buffer, next.value]);
  }
}
