import { AsyncLocalStorage } from 'node:async_hooks';
import type { FunctionName } from '../functions.ts';
import { credentialsOf } from './function-roles.ts';

const ownVariables = new AsyncLocalStorage<NodeJS.Dict<string>>();
let areSeparate = false;

/**
 * From now on, gives each function its own key pair. In AWS each function has an environment; here they share the process's,
 * except for the variables of the key pair, which the SDK reads during a function's call.
 */
export function separateFunctions(): void {
  if (areSeparate) return;
  areSeparate = true;
  process.env = new Proxy(process.env, {
    get: (variables, name: string) => {
      const own = ownVariables.getStore();
      return own && name in own ? own[name] : variables[name];
    },
    // Without the receiver, which Node's environment refuses.
    set: (variables, name, value) => Reflect.set(variables, name, value),
  });
}

/** Runs a function's call: with its key pair if functions are separate, else with the account's. */
export function runAs<T>(name: FunctionName, call: () => Promise<T>): Promise<T> {
  if (!areSeparate) return call();
  const { accessKeyId, secretAccessKey } = credentialsOf(name);
  const own = {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: undefined,
  };
  return ownVariables.run(own, call);
}
