import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import {
  companyOutputs,
  type SecretOutput,
  stackOutputs,
} from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { repository } from './local-target.ts';
import { OperatorProblem } from './operator-problem.ts';
import type { Target } from './target.ts';

/** The region of the whole stack, unless `AWS_REGION` names another one. */
const defaultRegion = 'us-east-1';

/** The variables that only a local platform has. */
const localVariables = [
  'COGNITO_JWKS',
  'IDENTITY_KEY',
  'ISSUER_KEYS',
  'ORIGIN_SECRET',
  'PROOF_UPLOAD_URL',
  'STRIPE_API_BASE',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'USER_POOL_CLIENT_SECRET',
];

const isLoopback = (endpoint: string): boolean =>
  URL.canParse(endpoint) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(endpoint).hostname);

/** Whether a variable is one of a local platform: a secret, or the loopback endpoint of a single service. */
const isLocal = (variable: string, value: string): boolean =>
  localVariables.includes(variable) || (variable.startsWith('AWS_ENDPOINT_URL_') && isLoopback(value));

const refusal = (variable: string, stack: string): OperatorProblem =>
  new OperatorProblem(`The variable ${variable} does not belong to the stack ${stack}: unset it.`);

async function describe(name: string, region: string): Promise<Stack> {
  if (!/^[a-z][a-z0-9-]{0,127}$/i.test(name))
    throw new OperatorProblem(`"${name}" is not the name of a stack.`);
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    if (stack) return stack;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('does not exist'))) throw error;
  }
  throw new OperatorProblem(
    `There is no stack ${name} in ${region}, in the account of your AWS credentials.`,
  );
}

/**
 * Returns a deployed stack, from its outputs. Throws an OperatorProblem if there is no such stack, if it lacks an output, or if
 * the environment has variables of a local platform or of another stack.
 */
export async function stackTarget(stackName: string, environment: NodeJS.ProcessEnv): Promise<Target> {
  const set = Object.entries(environment).flatMap(([variable, value]) =>
    value ? [[variable, value] as const] : [],
  );
  const local = set.find(([variable, value]) => isLocal(variable, value));
  if (local) throw refusal(local[0], stackName);
  const region = environment.AWS_REGION || defaultRegion;
  const stack = await describe(stackName, region);
  const outputs = new Map(stack.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const required = Object.entries(stackOutputs).map(([output, variable]) => {
    const value = outputs.get(output);
    if (!value) throw missingOutput(stackName, output, stack.StackStatus);
    return [variable, value] as const;
  });
  const optional = Object.entries(companyOutputs).flatMap(([output, variable]) => {
    const value = outputs.get(output);
    return value ? [[variable, value] as const] : [];
  });
  const variables: Record<string, string> = Object.fromEntries([...required, ...optional]);
  const other = set.find(([variable, value]) => variable in variables && value !== variables[variable]);
  if (other) throw refusal(other[0], stackName);
  const account = stack.StackId?.split(':')[4] ?? '';
  return {
    name: `the stack ${stackName} (account ${account}, ${region})`,
    endpoints: set.flatMap(([variable, value]) =>
      variable.startsWith('AWS_ENDPOINT_URL') ? [`${value} (${variable})`] : [],
    ),
    variables: { ...variables, AWS_REGION: region },
    stateFolder: path.join(repository, '.cache/operator', `${account}-${region}-${stackName}`),
    stack: stackName,
    secretArn: (output: SecretOutput) => outputs.get(output),
  };
}

const missingOutput = (stack: string, output: string, status: string | undefined): OperatorProblem =>
  new OperatorProblem(
    `The stack ${stack} has no output ${output} (its status is ${status}): deploy this version first.`,
  );
