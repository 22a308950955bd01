import type { Handlers, Input, OperationName } from './operations/calls.ts';
import type { Context } from './pool/context.ts';
import { adminUserOperations } from './operations/admin-users.ts';
import { groupOperations } from './operations/groups.ts';
import { listOperations } from './operations/lists.ts';
import { passwordOperations } from './operations/passwords.ts';
import { profileOperations } from './operations/profile.ts';
import { signInOperations } from './operations/sign-in.ts';
import { signOutOperations } from './operations/sign-out.ts';
import { signUpOperations } from './operations/sign-up.ts';

type Wire = null | string | number | boolean | Wire[] | { [key: string]: Wire };

/** Dates are seconds since 1970 in AWS JSON 1.1. */
function toWire(value: unknown): Wire {
  if (value instanceof Date) return value.getTime() / 1000;
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => (item === undefined ? [] : [[name, toWire(item)]])),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns a function that runs an operation and returns its response body. */
export function createOperations(context: Context) {
  const handlers: Handlers = {
    ...signUpOperations(context),
    ...signInOperations(context),
    ...signOutOperations(context),
    ...passwordOperations(context),
    ...profileOperations(context),
    ...adminUserOperations(context),
    ...groupOperations(context),
    ...listOperations(context),
  };
  return async <N extends OperationName>(name: N, input: Input<N>): Promise<Wire> =>
    toWire(await handlers[name](input));
}
