import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './errors.ts';

/**
 * Throws DynamoDB's error for a request without a Signature Version 4, or with an incomplete one. The signature itself
 * is not verified.
 */
export function requireSignature(headers: IncomingHttpHeaders): void {
  const authorization = headers.authorization?.trim() ?? '';
  if (!authorization.startsWith('AWS4-')) {
    throw new ApiError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  }
  const given = new Set(authorization.split(/[, ]+/).map((part) => /^(\w+)=./.exec(part)?.[1]));
  const faults = ['Credential', 'Signature', 'SignedHeaders']
    .filter((name) => !given.has(name))
    .map((name) => `Authorization header requires '${name}' parameter.`);
  if (!headers['x-amz-date'] && !headers.date) {
    faults.push("Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header.");
  }
  if (faults.length > 0) throw new ApiError('IncompleteSignatureException', faults.join(' '));
}
