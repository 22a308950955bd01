import assert from 'node:assert/strict';
import path from 'node:path';
import { CloudFormationClient, paginateDescribeStackEvents } from '@aws-sdk/client-cloudformation';
import { stackName } from '../../cdk/settings.ts';
import { readStack } from '../../cdk/stack-state.ts';
import type { Stage } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { signIn } from '../clients/api-client.ts';
import { execute } from './python.ts';
import { type Checkout, documentedCode, documentedCommands } from './checkout.ts';
import type { DeployedPlatform } from './deployed-platform.ts';
import { ignoredRules } from './exceptions.ts';
import type { Gateway } from './gateway.ts';
import { type DeployedStack, readDeployed } from './stack.ts';

/** The settings of `prod`, the most that it can have. `dev` has those of the document. */
const prodSettings = {
  supportEmail: 'support@example.com',
  domainName: 'www.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
  alarmEmail: 'alarms@example.com',
  monthlyBudget: 100,
  sellerName: 'Sample Company',
  sellerEin: '12-3456789',
  sellerAddress: '1 Sample Street|Sampletown, IL 62701',
  supportPhone: '+1 555 555 0100',
};

/** What runs a deployment: the folder, the programs of Python, and the variables of the commands. */
export interface Deployer {
  checkout: Checkout;
  programs: string;
  variables: Record<string, string>;
}

/** Checks the template that was deployed last with cfn-lint. Throws if it finds anything but the ignored rules. */
async function lint({ checkout, programs }: Deployer, stage: Stage): Promise<void> {
  const template = path.join(checkout.folder, 'cdk/cdk.out', `${stackName(stage)}.template.json`);
  const rules = ignoredRules.map(({ rule }) => rule);
  const isClean = await execute(path.join(programs, 'cfn-lint'), [template, '--ignore-checks', ...rules]);
  if (!isClean) throw new Error('cfn-lint found faults; they are above.');
}

/** Runs commands of the document one after another. Returns their outputs. */
async function follow({ checkout, variables }: Deployer, commands: readonly string[]): Promise<string[]> {
  const outputs: string[] = [];
  for (const command of commands) {
    // npm loads packages from the internet.
    const isInstallation = command === 'npm ci';
    outputs.push(await checkout.run(command, isInstallation ? {} : variables));
  }
  return outputs;
}

/** Lets the first deployment fail once everything is created. Throws unless CloudFormation rolls it back. */
async function failFirst(
  { checkout, variables }: Deployer,
  gateway: Gateway,
  command: string,
): Promise<void> {
  const StackName = stackName('dev');
  gateway.failDeployments(true);
  await assert.rejects(checkout.run(command, variables), /WaitCondition timed out/);
  gateway.failDeployments(false);
  assert.equal((await readStack(StackName))?.status, 'ROLLBACK_COMPLETE');
  const left: string[] = [];
  for await (const { StackEvents = [] } of paginateDescribeStackEvents(
    { client: new CloudFormationClient() },
    { StackName },
  )) {
    const skipped = StackEvents.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_SKIPPED');
    left.push(...skipped.map(({ ResourceType = '' }) => ResourceType));
  }
  // API Gateway's log role, which other stages may use.
  assert.deepEqual(left.sort(), ['AWS::ApiGateway::Account', 'AWS::IAM::Role']);
}

/**
 * Follows `docs/deploying.md` from its settings to the address of `dev`: after a deployment that fails, and once more when
 * nothing is different. Returns the stack.
 */
export async function deployAsDocumented(deployer: Deployer, gateway: Gateway): Promise<DeployedStack> {
  const [settings = ''] = documentedCode(3, 'json');
  deployer.checkout.configure('dev', settings);
  const commands = documentedCommands(4, { account: '000000000000' });
  const [install = '', bootstrap = '', deploy = '', diff = '', ...others] = commands;
  assert.deepEqual(others, [], 'docs/deploying.md has more commands.');
  const confirmed = `${deploy} --yes`;
  await follow(deployer, [install, bootstrap]);
  await failFirst(deployer, gateway, confirmed);
  const [first, difference, again] = await follow(deployer, [confirmed, diff, confirmed]);
  await lint(deployer, 'dev');
  const stack = await readDeployed(stackName('dev'));
  const address = new RegExp(`^${stack.name} is at ${stack.outputs.SiteUrl}$`, 'm');
  assert.match(first ?? '', address);
  assert.match(difference ?? '', /Number of stacks with differences: 0/);
  assert.match(again ?? '', new RegExp(`${stack.name} \\(no changes\\)[^]*${address.source}`, 'm'));
  return stack;
}

/** Deploys `prod` in the same account, as its own document says. Returns the stack. */
export async function deployProduction(deployer: Deployer): Promise<DeployedStack> {
  deployer.checkout.configure('prod', JSON.stringify(prodSettings));
  await follow(deployer, ['npm run deploy -- --stage prod --yes']);
  await lint(deployer, 'prod');
  return readDeployed(stackName('prod'));
}

/** Deploys a stage again, with more settings. Returns the stack. */
export async function deployAgain(deployer: Deployer, stage: Stage, more: object): Promise<DeployedStack> {
  const [documented = ''] = documentedCode(3, 'json');
  const settings = stage === 'prod' ? prodSettings : (JSON.parse(documented) as object);
  deployer.checkout.configure(stage, JSON.stringify({ ...settings, ...more }));
  await follow(deployer, [`npm run deploy -- --stage ${stage} --yes`]);
  return readDeployed(stackName(stage));
}

/** Follows the sections after the deployment as far as they have commands. */
export async function followUp(deployer: Deployer, { stack, origin }: DeployedPlatform): Promise<void> {
  const password = 'sample-password-1';
  await follow(deployer, documentedCommands(6, { UserPoolId: stack.outputs.UserPoolId ?? '', password }));
  const admin = await signIn(origin, 'you@example.com', password);
  const { body } = await admin.send('GET', '/api/me');
  assert.ok(body.roles.includes('admin'), 'The first admin is none.');
  const [domain = ''] = await follow(
    deployer,
    documentedCommands(7, { DistributionId: stack.outputs.DistributionId ?? '' }),
  );
  assert.equal(`https://${JSON.parse(domain)}`, stack.outputs.SiteUrl);
  await follow(deployer, documentedCommands(8, { address: stack.outputs.SiteUrl ?? '' }));
}
