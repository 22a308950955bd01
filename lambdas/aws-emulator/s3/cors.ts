import type { CORSRule } from '@aws-sdk/client-s3';
import type { Answer } from './answer.ts';
import type { S3Request } from './request-target.ts';
import { S3Error } from './s3-error.ts';

/**
 * Answers a preflight by a bucket's CORS rules, as S3 does: the first rule that allows origin, method and every
 * requested header. Throws `AccessForbidden` when none does.
 */
export function preflight(request: S3Request, rules: CORSRule[] | undefined): Answer {
  const [origin, method] = [request.header('origin'), request.header('access-control-request-method')];
  if (origin === undefined || method === undefined) {
    const missing = origin === undefined ? 'Origin' : 'Access-Control-Request-Method';
    throw new S3Error(400, 'BadRequest', `Insufficient information. ${missing} request header needed.`);
  }
  if (!rules || rules.length === 0) {
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: CORS is not enabled for this bucket.');
  }
  const requested = (request.header('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find(
    (candidate) => allows(candidate, origin, method) && allowsHeaders(candidate, requested),
  );
  if (!rule) {
    const message =
      "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.";
    throw new S3Error(403, 'AccessForbidden', message);
  }
  const headers = { ...ruleHeaders(rule, origin) };
  if (requested.length > 0) headers['access-control-allow-headers'] = requested.join(', ');
  return { status: 200, headers };
}

/** The CORS headers of an answer to a request that is not a preflight; none when no rule allows its origin. */
export function corsHeaders(request: S3Request, rules: CORSRule[] | undefined): Record<string, string> {
  const origin = request.header('origin');
  const rule = origin && rules?.find((candidate) => allows(candidate, origin, request.method));
  return rule ? ruleHeaders(rule, origin) : {};
}

function ruleHeaders(rule: CORSRule, origin: string): Record<string, string> {
  const any = rule.AllowedOrigins?.includes('*') ?? false;
  return {
    'access-control-allow-origin': any ? '*' : origin,
    ...(!any && { 'access-control-allow-credentials': 'true' }),
    'access-control-allow-methods': (rule.AllowedMethods ?? []).join(', '),
    ...(rule.ExposeHeaders?.length && { 'access-control-expose-headers': rule.ExposeHeaders.join(', ') }),
    ...(rule.MaxAgeSeconds !== undefined && { 'access-control-max-age': String(rule.MaxAgeSeconds) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

const allows = (rule: CORSRule, origin: string, method: string) =>
  (rule.AllowedMethods ?? []).includes(method) &&
  (rule.AllowedOrigins ?? []).some((pattern) => matchesWildcard(pattern, origin));

const allowsHeaders = (rule: CORSRule, names: string[]) =>
  names.every((name) =>
    (rule.AllowedHeaders ?? []).some((pattern) => matchesWildcard(pattern.toLowerCase(), name)),
  );

function matchesWildcard(pattern: string, text: string): boolean {
  const mark = pattern.indexOf('*');
  if (mark < 0) return pattern === text;
  const [head, tail] = [pattern.slice(0, mark), pattern.slice(mark + 1)];
  return text.length >= head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
}
