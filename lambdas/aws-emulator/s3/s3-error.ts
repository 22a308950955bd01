import { element, xmlDocument } from './xml.ts';

/** A refusal as S3 answers it: HTTP status, error code, message, and elements such as `MaxSizeAllowed`. */
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

  /** The XML body of the refusal. */
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

/** What S3 has and this server has not: 501, naming the missing part, so that nothing is taken for stored. */
export const notImplemented = (what: string): S3Error =>
  new S3Error(501, 'NotImplemented', `Not implemented here: ${what}.`);

/** A request argument S3 refuses with 400 `InvalidArgument`. */
export const invalidArgument = (name: string, value: string, message: string): S3Error =>
  new S3Error(400, 'InvalidArgument', message, { ArgumentName: name, ArgumentValue: value });
