import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { S3Request } from './request.ts';
import { invalidArgument, S3Error } from './s3-error.ts';

const MAX_FIELDS_BYTES = 20 * 1024;

const malformedForm = (): S3Error =>
  new S3Error(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );

function openForm({ message }: S3Request): busboy.Busboy {
  try {
    return busboy({ headers: message.headers, limits: { fieldSize: MAX_FIELDS_BYTES } });
  } catch {
    // busboy throws for a content type without a boundary.
    throw malformedForm();
  }
}

/**
 * Reads the fields of a form upload and passes them, by lower-case name, to `store` with the file that follows them.
 * As in S3, everything after the file is ignored. Throws `MalformedPOSTRequest`, `MaxPostPreDataLengthExceeded` when
 * the fields exceed 20 KB, and `InvalidArgument` without a file.
 */
export async function receiveForm<Result>(
  request: S3Request,
  store: (fields: ReadonlyMap<string, string>, file: Readable) => Promise<Result>,
): Promise<Result> {
  const { message } = request;
  const form = openForm(request);
  const fields = new Map<string, string>();
  const { promise: file, resolve, reject } = Promise.withResolvers<Readable>();
  let size = 0;
  form.on('field', (name: string | undefined, value, { valueTruncated }) => {
    if (name === undefined) return reject(malformedForm());
    size += name.length + value.length;
    if (valueTruncated || size > MAX_FIELDS_BYTES) {
      const text = 'Your POST request fields preceding the upload file were too large.';
      reject(new S3Error(400, 'MaxPostPreDataLengthExceeded', text));
    }
    fields.set(name.toLowerCase(), value);
  });
  form.on('file', (name, stream) => {
    // A refused file is destroyed unread, and its error has no other listener.
    stream.on('error', () => undefined);
    if (name === 'file') resolve(stream);
    else stream.resume();
  });
  form.on('error', () => reject(malformedForm()));
  form.on('finish', () =>
    reject(invalidArgument('file', '0', 'POST requires exactly one file upload per request.')),
  );
  message.once('error', (error) => form.destroy(error));
  message.pipe(form);
  try {
    return await store(fields, await file);
  } catch (error) {
    throw form.errored && !(error instanceof S3Error) ? malformedForm() : error;
  } finally {
    message.unpipe(form);
    form.destroy();
  }
}
