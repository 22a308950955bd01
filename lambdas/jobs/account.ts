import { type PoolUser, userPool } from '../src/identity/user-pool.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

/** Reads the account with an email address. Throws an OperatorProblem if there is none. */
export async function accountOf(email: string): Promise<PoolUser> {
  try {
    return await userPool.readUser(email);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    throw new OperatorProblem(`There is no account with the address ${email}.`);
  }
}
