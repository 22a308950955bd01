import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './errors.ts';

const inHeader = ['Credential', 'Signature', 'SignedHeaders'];
const inQuery = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Signature',
  'X-Amz-SignedHeaders',
  'X-Amz-Date',
];

/**
 * Throws as DynamoDB does for a request that carries no signature of AWS Signature Version 4 or an incomplete one.
 * Whether the signature is right is not checked: there are no secret keys here.
 */
export function requireSignature(headers: IncomingHttpHeaders, query: URLSearchParams): void {
  const { authorization } = headers;
  if (authorization && query.has('X-Amz-Algorithm')) {
    throw new ApiError(
      'InvalidSignatureException',
      "Found both 'X-Amz-Algorithm' as a query-string param and 'Authorization' as HTTP header.",
    );
  }
  const faults = query.has('X-Amz-Algorithm') ? faultsOfQuery(query) : faultsOfHeader(headers);
  if (faults.length > 0) throw new ApiError('IncompleteSignatureException', faults.join(' '));
}

function faultsOfHeader(headers: IncomingHttpHeaders): string[] {
  const authorization = headers.authorization?.trim() ?? '';
  if (!authorization.startsWith('AWS4-')) {
    throw new ApiError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  }
  const given = new Map(
    authorization.split(/[, ]+/).flatMap((part) => {
      const [name = '', value] = part.split('=', 2);
      return value ? [[name, value] as const] : [];
    }),
  );
  const faults = inHeader
    .filter((name) => !given.has(name))
    .map((name) => `Authorization header requires '${name}' parameter.`);
  if (!headers['x-amz-date'] && !headers.date) {
    faults.push("Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header.");
  }
  return faults;
}

function faultsOfQuery(query: URLSearchParams): string[] {
  return inQuery
    .filter((name) => !query.get(name))
    .map((name) => `AWS query-string parameters must include '${name}'.`);
}
