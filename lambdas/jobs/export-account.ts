import { writeFileSync } from 'node:fs';
import { archiveOf } from '../src/privacy/archive.ts';
import { readPerson } from '../src/privacy/person.ts';
import { accountOf } from './account.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Writes everything stored about a user, found by email address or ID, to a new file that only this account of the computer
 * can read: the archive that the user can download. Throws an OperatorProblem if there is no such user, or if the file exists.
 */
export async function exportAccount(user: string, file: string): Promise<void> {
  const id = user.includes('@') ? (await accountOf(user)).id : user;
  const person = await readPerson(id);
  if (!person) throw new OperatorProblem(`${user} has no profile.`);
  try {
    writeFileSync(file, await archiveOf(person), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (isTaken(error)) throw new OperatorProblem(`The file ${file} exists already: choose another name.`);
    throw error;
  }
}
