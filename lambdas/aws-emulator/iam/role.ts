import type { Credentials } from './signature-v4.ts';
import { type Access, isAllowed, type Statement } from './policy.ts';

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

/** The ID of the emulated account. */
export const accountId = '000000000000';

/** A role of the account: the key pair that signs its requests, and the statements of its policy. */
export interface Role {
  name: string;
  credentials: Credentials;
  statements: readonly Statement[];
}

/** An access that a role has asked for. */
export interface RoleAccess extends Access {
  role: string;
  isAllowed: boolean;
}

/** Throws an `AccessFault` unless the caller may do all of this. For the account itself, the accesses are not even computed. */
export type Authorize = (accesses: Iterable<Access>) => void;

/** Returns the check of a role's accesses. `onAccess` learns of each one, allowed or not. */
export const authorizeAs =
  ({ name, statements }: Role, onAccess?: (access: RoleAccess) => void): Authorize =>
  (accesses) => {
    for (const access of accesses) {
      const may = isAllowed(statements, access);
      onAccess?.({ ...access, role: name, isAllowed: may });
      if (may) continue;
      const { action, resource } = access;
      throw new AccessFault(
        'denied',
        `User: arn:aws:sts::${accountId}:assumed-role/${name}/${name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
      );
    }
  };
