import { fieldProblem } from '../platform/http-problem.ts';
import { readCommonPasswords } from './common-passwords.ts';
import { type PasswordOwner, passwordProblem } from './password-rules.ts';

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that is common or the owner's name or address. `path` names its field in the request. Throws an
 * HttpProblem 400.
 */
export function checkNewPassword(path: string, password: string, owner: PasswordOwner): void {
  common ??= new Set(readCommonPasswords());
  const message = passwordProblem(password, owner, common);
  if (message !== undefined) throw fieldProblem(400, path, message);
}
