/**
 * Deploys both stages to MiniStack, an emulator of AWS, and tests them: `npm run test:aws`. Arguments are parts of the names
 * of test files, to run only those. The argument `recovery` restores and imports tables instead.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stackName } from '../../cdk/settings.ts';
import { type Stage, stages } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { assertTrueCounts } from '../clients/api-client.ts';
import { repository } from '../platform/platform.ts';
import { installPython } from './python.ts';
import { createCheckout } from './checkout.ts';
import { deployAsDocumented, type Deployer, deployProduction, followUp } from './deploy.ts';
import { type DeployedPlatform, describePlatform, openPlatform } from './deployed-platform.ts';
import { ignoredRules, replacements, templateExceptions } from './exceptions.ts';
import { type Gateway, serveGateway } from './gateway.ts';
import { serveHosts, serveSecrets } from './lambda-network.ts';
import { account, freePort, type MiniStack, startMiniStack } from './ministack.ts';
import { importInto, restore } from './recovery.ts';
import { readDeployed } from './stack.ts';
import { runSuites } from './suites.ts';
import { type SkippedTest, skippedTests } from './skipped-tests.ts';
import type { TemplateException } from './template.ts';

/** Names a skipped test or file. */
const titleOf = ({ file, test = 'all tests' }: SkippedTest): string => `tests/api/${file} > ${test}`;

function print(title: string, lines: readonly [what: string, reason: string][]): void {
  console.log(`\n${title}:`);
  for (const [what, reason] of lines) console.log(`  ${what}: ${reason}`);
}

/** Prints everything that differs from AWS, with reasons. `counts` has how many resources each exception concerned. */
function printDifferences(counts: ReadonlyMap<TemplateException, number>): void {
  print(
    'Resources that are not as in the templates, of all stages',
    [...counts].map(([{ subject, effect, reason }, count]) => [`${count} × ${subject} ${effect}`, reason]),
  );
  print(
    'Replaced by the run',
    replacements.map(({ what, reason }) => [what, reason]),
  );
  print(
    'Rules that are left out',
    ignoredRules.map(({ rule, reason }) => [`cfn-lint ${rule}`, reason]),
  );
  print(
    'Tests that do not run',
    skippedTests.map((skipped) => [titleOf(skipped), skipped.reason]),
  );
}

const folder = path.join(repository, '.cache/aws');
const closers: (() => Promise<void> | void)[] = [];

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

const platforms = new Map<string, Promise<DeployedPlatform>>();

/** Returns the platform of the stack whose site has a host. */
async function platformAt(host: string, port: number): Promise<DeployedPlatform> {
  for (const name of stages.map(stackName)) {
    const stack = await readDeployed(name).catch(() => undefined);
    if (!stack || new URL(stack.outputs.SiteUrl ?? '').hostname !== host) continue;
    const opened = platforms.get(name) ?? openPlatform(stack, port);
    platforms.set(name, opened);
    return opened;
  }
  throw new Error(`No stack has the site ${host}`);
}

/** Starts MiniStack, what its functions call, and what the commands call. */
async function start(programs: string) {
  const port = await freePort();
  // Nothing may reach the account of a developer.
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, account, { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
  const secrets = await serveSecrets(`http://127.0.0.1:${port}`);
  const siteAt = async (host: string) => Number(new URL((await platformAt(host, port)).origin).port);
  const hosts = await serveHosts(folder, { ministack: port, domains: ['www.example.com'], siteAt });
  closers.push(secrets.close, hosts.close);
  const ministack = await startMiniStack(programs, folder, { port, variables: hosts.variables });
  closers.push(ministack.stop);
  const exceptions = templateExceptions({ port, secretsPort: secrets.port, programs });
  const adapts = (stack: string) => stages.map(stackName).some((name) => name === stack);
  const gateway = await serveGateway({ port, exceptions, adapts });
  closers.push(gateway.close);
  return { ministack, gateway, hosts };
}

function createDeployer(
  programs: string,
  { endpoint }: Gateway,
  variables: Record<string, string>,
): Deployer {
  return {
    checkout: createCheckout(path.join(folder, 'deploy.log')),
    programs,
    variables: {
      ...variables,
      ...account,
      AWS_DEFAULT_REGION: account.AWS_REGION,
      AWS_ENDPOINT_URL: endpoint,
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      CDK_NOTICES: 'false',
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    },
  };
}

/** Restores the table of one stage, and imports a backup of it into the other one, whose users get new IDs. */
async function recover(deployer: Deployer, ministack: MiniStack): Promise<void> {
  const of = async (stage: Stage) => {
    const platform = await platforms.get(stackName(stage));
    if (!platform) throw new Error(`Nothing called the site of ${stage}.`);
    return { platform, stage, deployer, ministack };
  };
  const backup = path.join(folder, 'backup');
  await importInto(await of('dev'), backup, await restore(await of('prod'), backup));
}

/** Deploys everything and runs the suites. Returns what is wrong. */
async function main(filters: readonly string[]): Promise<string[]> {
  const programs = await installPython('ministack', path.join(import.meta.dirname, 'requirements.txt'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { ministack, gateway, hosts } = await start(programs);
  const deployer = createDeployer(programs, gateway, hosts.variables);
  await deployAsDocumented(deployer, gateway);
  const tested = await platforms.get(stackName('dev'));
  if (!tested) throw new Error('Nothing called the site of dev.');
  closers.push(tested.close);
  await followUp(deployer, tested);
  const production = await deployProduction(deployer);
  closers.push(async () => (await platforms.get(production.name))?.close());
  if (filters.length === 1 && filters[0] === 'recovery') {
    await recover(deployer, ministack);
    return [];
  }
  const described = await describePlatform(tested, ministack, folder);
  closers.push(described.close);
  const { isGreen, stale } = await runSuites(described.url, filters);
  await assertTrueCounts(tested.origin);
  const counts = gateway.counts();
  printDifferences(counts);
  const unused = [...counts].filter(([, count]) => count === 0);
  return [
    ...(isGreen ? [] : ['Tests failed.']),
    ...stale.map((skipped) => `There is no such test to skip: ${titleOf(skipped)}`),
    ...unused.map(([{ subject, effect }]) => `This exception concerns nothing: ${subject} ${effect}`),
  ];
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
}

const failures = await main(process.argv.slice(2)).catch((error: unknown) => [
  error instanceof Error ? (error.stack ?? error.message) : String(error),
]);
await closeAll();
for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
