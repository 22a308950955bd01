import { twoStepRequired } from '@redwhiteandcode/contract/api/problem-urns.ts';
import {
  type AdminKey,
  type ResponseOf,
  ApiError,
  callSignedIn,
  type RequestOf,
} from '../../shell/api/client.ts';
import { sessionStore } from '../../shell/session/session.ts';

/** Removes the admin role from the session in every tab. */
function forgetRole(): void {
  const user = sessionStore().read()?.user;
  if (user) sessionStore().updateUser({ ...user, roles: user.roles.filter((role) => role !== 'admin') });
}

/** Runs a request that needs the admin role. Throws its ApiError; a missing role closes the admin area. */
export async function asAdmin<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 403;
    // The message of the other refusal says what the admin must do.
    if (isRefused && error.problem.type !== twoStepRequired) forgetRole();
    throw error;
  }
}

/** Calls an operation that needs the admin role. Throws an ApiError; a missing role closes the admin area. */
export const callAdmin = <K extends AdminKey>(key: K, request: RequestOf<K>): Promise<ResponseOf<K>> =>
  asAdmin(() => callSignedIn(key, request));
