import type { SecretOutput } from '@redwhiteandcode/contract/deployment/stack-outputs.ts';

/** What a command works on: the local platform or a deployed stack. */
export interface Target {
  /** Its name in sentences, such as 'the local platform in /srv/data'. */
  name: string;
  /** The endpoints that replace AWS's, with their variables. */
  endpoints: readonly string[];
  /** The variables that name its table, user pool, bucket and endpoints. */
  variables: Readonly<Record<string, string>>;
  /** The folder for files that a command continues from. */
  stateFolder: string;
  /** The name of the deployed stack; undefined for a local platform. */
  stack: string | undefined;
  /** Returns the ARN of a secret, or undefined if the target has none. */
  secretArn: (output: SecretOutput) => string | undefined;
}
