import type { Handlers } from '../calls.ts';
import type { Context } from '../context.ts';
import { adminUserOperations } from './admin-users.ts';
import { challengeOperations } from './challenges.ts';
import { clientOperations } from './clients.ts';
import { groupOperations } from './groups.ts';
import { listUsersOperations } from './list-users.ts';
import { poolOperations } from './pools.ts';
import { profileOperations } from './profile.ts';
import { recoveryOperations } from './recovery.ts';
import { signInOperations } from './sign-in.ts';
import { signOutOperations } from './sign-out.ts';
import { signUpOperations } from './sign-up.ts';
import { softwareTokenOperations } from './software-token.ts';

/** Every implemented operation. */
export const allOperations = (context: Context): Handlers => ({
  ...signUpOperations(context),
  ...signInOperations(context),
  ...challengeOperations(context),
  ...signOutOperations(context),
  ...recoveryOperations(context),
  ...profileOperations(context),
  ...softwareTokenOperations(context),
  ...adminUserOperations(context),
  ...listUsersOperations(context),
  ...groupOperations(context),
  ...poolOperations(context),
  ...clientOperations(context),
});
