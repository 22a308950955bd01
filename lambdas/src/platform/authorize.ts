import { companyIdLength } from '@redwhiteandcode/contract/api/company-roles.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import {
  type Access,
  type Operation,
  partsOf,
  variablesAt,
} from '@redwhiteandcode/contract/api/operation.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import { epochSeconds } from './clock.ts';
import { type CompanyRoleRow, readCompanyRole } from './company-roles.ts';
import { HttpProblem, orNotFound } from './http-problem.ts';
import { hasRole } from './roles.ts';
import { identifyCaller } from './security-log.ts';
import { isIdle, readSession } from './sessions.ts';
import { lacksTwoStep } from './two-step.ts';
import { bearerOf, type TokenBearer } from './tokens.ts';

/** The caller of an operation that needs a session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** The caller's role in the company of the path; absent if the operation is not a company's. */
  company?: CompanyRoleRow;
}

const twoStepNeeded = 'Turn on two-step verification on your account page to use the admin area.';

const unauthorized = (message: string) =>
  new HttpProblem(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** The message for a company that does not exist, and for one in which the caller has no role. */
const noSuchCompany = 'There is no such company.';

/** Returns the caller's role in the company of a request's path. Throws an HttpProblem 404 without a role, and 403 without one of the required. */
async function companyRoleOf(
  operation: Operation,
  { rawPath }: APIGatewayProxyEventV2,
  userId: string,
): Promise<CompanyRoleRow> {
  const { companyId = '' } = variablesAt(partsOf(operation).path, rawPath) ?? {};
  // A key of the table has at most 1,024 bytes.
  const isId = companyId.length <= companyIdLength;
  const found = orNotFound(isId ? await readCompanyRole(userId, companyId) : undefined, noSuchCompany);
  if (operation.roles?.includes(found.role)) return found;
  throw new HttpProblem(403, 'Your role in this company does not allow this. Ask an owner of the company.');
}

/**
 * Checks that the caller may call an operation, and returns the user. Throws an HttpProblem 401 if the session is not
 * valid, 403 if the table does not contain the required role, or an admin's required two-step verification, and 404 if the caller
 * has no role in the company of the path.
 */
export async function authorize(
  operation: Operation,
  event: APIGatewayProxyEventV2,
): Promise<SignedIn | undefined> {
  const { access } = operation;
  if (access === 'public') return undefined;
  const accessToken = /^Bearer +(\S+)$/i.exec(event.headers.authorization ?? '')?.[1] ?? '';
  const { userId, sessionId } = await authorizeToken(access, accessToken);
  if (access !== 'company') return { userId, sessionId };
  return { userId, sessionId, company: await companyRoleOf(operation, event, userId) };
}

/**
 * Checks that a token's bearer has a valid session, and for admin access the admin role. Throws an HttpProblem as
 * `authorize` does.
 */
export async function authorizeToken(
  access: Exclude<Access, 'public'>,
  accessToken: string,
): Promise<TokenBearer> {
  const bearer = accessToken ? await bearerOf(accessToken) : undefined;
  if (!bearer) throw unauthorized('Please sign in to continue.');
  identifyCaller({ userId: bearer.userId });
  const [session, isAllowed, isUnprotected] = await Promise.all([
    readSession(bearer),
    access !== 'admin' || hasRole(bearer.userId, 'admin'),
    access === 'admin' && lacksTwoStep(bearer.userId),
  ]);
  // A learner's session that became an admin's may have been idle for too long.
  if (!session || (access === 'admin' && isAllowed && isIdle(session, ['admin'], epochSeconds())))
    throw unauthorized(sessionEnded);
  if (!isAllowed) throw new HttpProblem(403, 'You don’t have administrator privileges.');
  if (isUnprotected) throw new HttpProblem(403, twoStepNeeded, { type: problemTypes.twoStepRequired });
  return bearer;
}
