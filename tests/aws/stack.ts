import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readStack } from '../../cdk/stack-state.ts';
import { stackOutputs } from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { repository } from '../platform/platform.ts';
import { account } from './ministack.ts';

/** A deployed stack. */
export interface DeployedStack {
  name: string;
  outputs: Readonly<Record<string, string>>;
  /** Returns the physical ID of the only resource of a type whose logical ID starts with the prefix. */
  idOf: (type: string, prefix: string) => string;
}

/** Reads a deployed stack. Throws if there is none. */
export async function readDeployed(name: string): Promise<DeployedStack> {
  const { outputs } = (await readStack(name)) ?? {};
  if (!outputs) throw new Error(`${name} is not deployed`);
  const { StackResources = [] } = await new CloudFormationClient().send(
    new DescribeStackResourcesCommand({ StackName: name }),
  );
  return {
    name,
    outputs,
    idOf(type, prefix) {
      const found = StackResources.filter(
        ({ ResourceType, LogicalResourceId }) =>
          ResourceType === type && LogicalResourceId?.startsWith(prefix),
      );
      const [{ PhysicalResourceId = '' } = {}] = found;
      if (found.length !== 1) throw new Error(`${name} has ${found.length} resources ${type} ${prefix}`);
      return PhysicalResourceId;
    },
  };
}

async function readSecret(SecretId: string): Promise<string> {
  const { SecretString = '' } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId }),
  );
  return SecretString;
}

/** The secret that CloudFront sends to the functions of a stack. */
export const originSecretOf = ({ idOf }: DeployedStack): Promise<string> =>
  readSecret(idOf('AWS::SecretsManager::Secret', 'OriginSecret'));

/** Returns the variables of a local process that works on a stack, with the secrets that only its functions can read. */
export async function variablesOf(stack: DeployedStack, endpoint: string): Promise<Record<string, string>> {
  const secret = (prefix: string) => readSecret(stack.idOf('AWS::SecretsManager::Secret', prefix));
  const pool = stack.outputs.UserPoolId ?? '';
  const jwks = await fetch(`${endpoint}/${pool}/.well-known/jwks.json`);
  const named = Object.entries(stackOutputs).flatMap(([output, variable]) => {
    const value = stack.outputs[output];
    return value === undefined ? [] : [[variable, value] as const];
  });
  return {
    ...account,
    AWS_ENDPOINT_URL: endpoint,
    ...Object.fromEntries(named),
    COGNITO_JWKS: await jwks.text(),
    ORIGIN_SECRET: await originSecretOf(stack),
    USER_POOL_CLIENT_SECRET: await secret('IdentityClientSecret'),
    IDENTITY_KEY: await secret('IdentityKey'),
  };
}

/** Runs an operator's command on a stack. Returns its output; rejects with it if the command fails. */
export async function runCommand(stack: DeployedStack, endpoint: string, ...args: string[]): Promise<string> {
  const command = ['lambdas/jobs/run.ts', ...args, '--stack', stack.name, '--yes'];
  const env = { PATH: process.env.PATH, ...account, AWS_ENDPOINT_URL: endpoint };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repository, env });
  return stdout;
}

/** Returns the host name of a stack's distribution, which is the site's unless the site has a domain. */
export async function distributionHost({ outputs }: DeployedStack, endpoint: string): Promise<string> {
  const response = await fetch(`${endpoint}/2020-05-31/distribution/${outputs.DistributionId}`);
  const host = /<DomainName>(\w+\.cloudfront\.net)</.exec(await response.text())?.[1];
  if (!host) throw new Error(`There is no distribution ${outputs.DistributionId}`);
  return host;
}
