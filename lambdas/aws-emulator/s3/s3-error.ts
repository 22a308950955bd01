import { element, xmlDocument } from './xml.ts';

/** An S3 error: HTTP status, error code, message, and extra elements such as `MaxSizeAllowed`. */
export class S3Error extends Error {
  override name = 'S3Error';
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, string | number>;

  constructor(status: number, code: string, message: string, details: Record<string, string | number> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** Returns the XML body of the error response. */
  toXml(resource: string, requestId: string): string {
    const details = Object.entries(this.details).map(([name, value]) => element(name, value));
    return xmlDocument(
      'Error',
      element('Code', this.code),
      element('Message', this.message),
      ...details,
      element('Resource', resource),
      element('RequestId', requestId),
    );
  }
}

/** Creates the 501 error for an unsupported part of S3. */
export const notImplemented = (what: string): S3Error =>
  new S3Error(501, 'NotImplemented', `Not implemented here: ${what}.`);

/** Creates the 400 error for a request argument that S3 refuses. */
export const invalidArgument = (name: string, value: string, message: string): S3Error =>
  new S3Error(400, 'InvalidArgument', message, { ArgumentName: name, ArgumentValue: value });

/** Creates the 404 error for a key without an object. */
export const noSuchKey = (key: string): S3Error =>
  new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
