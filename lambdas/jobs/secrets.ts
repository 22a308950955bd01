import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { SecretOutput } from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import type { Target } from './platform/target.ts';

function arnOf({ name, secretArn }: Target, output: SecretOutput): string {
  const arn = secretArn(output);
  if (arn) return arn;
  throw new OperatorProblem(`There is no output ${output} in ${name}: deploy this version first.`);
}

/** Reads a secret of a deployed stack. Throws an OperatorProblem if the stack does not name it. */
export async function readStackSecret(target: Target, output: SecretOutput): Promise<string> {
  const SecretId = arnOf(target, output);
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new OperatorProblem(`The secret ${output} in ${target.name} has no text.`);
  return SecretString;
}

/** Writes a new version of a secret of a deployed stack. */
export async function writeStackSecret(
  target: Target,
  output: SecretOutput,
  SecretString: string,
): Promise<void> {
  const SecretId = arnOf(target, output);
  await new SecretsManagerClient({}).send(new PutSecretValueCommand({ SecretId, SecretString }));
}
