const exceptions = {
  missing: 'MissingAuthenticationTokenException',
  incomplete: 'IncompleteSignatureException',
  undated: 'IncompleteSignatureException',
  skewed: 'InvalidSignatureException',
  unsigned: 'InvalidSignatureException',
  scope: 'InvalidSignatureException',
  mismatch: 'InvalidSignatureException',
  key: 'UnrecognizedClientException',
  token: 'UnrecognizedClientException',
  denied: 'AccessDeniedException',
} as const;

/**
 * A refused signature, or an action that the caller's policy does not allow. The name is the exception of services with AWS's
 * JSON protocols; S3 has its own names.
 */
export class AccessFault extends Error {
  readonly reason: keyof typeof exceptions;
  /** The elements of S3's error response. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(reason: AccessFault['reason'], message: string, details: AccessFault['details'] = {}) {
    super(message);
    this.name = exceptions[reason];
    this.reason = reason;
    this.details = details;
  }
}
