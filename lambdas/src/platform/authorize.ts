import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '../../contract/operation.ts';
import { HttpProblem } from './http-problem.ts';
import { hasRole } from './roles.ts';
import { userIdOf } from './tokens.ts';

/**
 * Decides whether the caller may call an operation and answers their id. Throws an HttpProblem 401 without a good
 * session, 403 without the role that the table must hold for it.
 */
export async function authorize(access: Access, event: APIGatewayProxyEventV2): Promise<string | undefined> {
  if (access === 'public') return undefined;
  const token = /^Bearer +(\S+)$/i.exec(event.headers.authorization ?? '')?.[1];
  const userId = token && (await userIdOf(token));
  if (!userId) {
    throw new HttpProblem(401, 'Please sign in to continue.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (access === 'admin' && !(await hasRole(userId, 'admin'))) {
    throw new HttpProblem(403, 'You don’t have administrator privileges.');
  }
  return userId;
}
