/**
 * Deploys both stages to MiniStack, an emulator of AWS, and tests them: `npm run test:aws`. Arguments are parts of the names
 * of test files, to run only those. The argument `recovery` restores and imports tables instead.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Stage, stages } from '../../lambdas/contract/deployment.ts';
import { buildStale } from '../../lambdas/local/freshness.ts';
import { repository } from '../platform.ts';
import { installPython } from '../python.ts';
import { runChecks } from '../smoke/checks.ts';
import { adapt, type Assembly, bootstrap, builtSiteUrl, deploy, lint, synthesize } from './deploy.ts';
import { type DeployedPlatform, describePlatform, openPlatform } from './deployed-platform.ts';
import { skippedChecks, templateExceptions } from './exceptions.ts';
import { serveIssuer, serveSecrets } from './lambda-network.ts';
import { account, freePort, type MiniStack, startMiniStack } from './ministack.ts';
import { importInto, restore } from './recovery.ts';
import { printDifferences, titleOf } from './report.ts';
import { readStack } from './stack.ts';
import { runSuites } from './suites.ts';
import type { TemplateException } from './template.ts';

/** The stage on which the suites run; the others are only checked as a visitor. */
const testedStage = 'dev';

const folder = path.join(repository, '.cache/aws');
const closers: (() => Promise<void> | void)[] = [];

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** Builds and synthesizes every stage, and checks the templates. */
async function prepare(programs: string): Promise<Assembly[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildStale(builtSiteUrl);
  const assemblies = stages.map((stage) => synthesize(stage, folder));
  await lint(programs, assemblies);
  return assemblies;
}

/** Starts MiniStack and what its functions call, and adapts the templates. Returns how many resources each exception concerned. */
async function start(programs: string, assemblies: readonly Assembly[]) {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  // Nothing may reach the account of a developer.
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, account, { AWS_ENDPOINT_URL: endpoint });
  const secrets = await serveSecrets(endpoint);
  closers.push(secrets.close);
  const issuer = await serveIssuer(folder, endpoint);
  closers.push(issuer.close);
  const ministack = await startMiniStack(programs, folder, { port, variables: issuer.variables });
  closers.push(ministack.stop);
  const counts = new Map<TemplateException, number>();
  const exceptions = templateExceptions({ port, secretsPort: secrets.port });
  for (const assembly of assemblies)
    for (const [exception, count] of adapt(assembly, exceptions))
      counts.set(exception, (counts.get(exception) ?? 0) + count);
  return { ministack, counts, exceptions };
}

/** Deploys and seeds a stage, and checks it as a visitor. */
async function open(assembly: Assembly, ministack: MiniStack): Promise<DeployedPlatform> {
  const stack = await readStack(assembly.stack, await deploy(assembly));
  const platform = await openPlatform(stack, ministack);
  closers.push(platform.close);
  const without = skippedChecks.map(({ check }) => check);
  for await (const { name, saw } of runChecks(platform.origin, builtSiteUrl, without))
    console.log(`✓ ${name.padEnd(8)} ${saw}`);
  return platform;
}

/** Restores the table of one stage, and imports a backup of it into the other one, whose users get new IDs. */
async function recover(
  platforms: ReadonlyMap<Stage, DeployedPlatform>,
  environment: { ministack: MiniStack; exceptions: readonly TemplateException[] },
): Promise<void> {
  const of = (stage: Stage) => {
    const platform = platforms.get(stage);
    if (!platform) throw new Error(`The stage ${stage} was not deployed`);
    return { platform, stage, folder, ...environment };
  };
  const backup = path.join(folder, 'backup');
  await importInto(of('dev'), backup, await restore(of('prod'), backup));
}

/** Deploys everything and runs the suites. Returns what is wrong. */
async function main(filters: readonly string[]): Promise<string[]> {
  const programs = await installPython('ministack', path.join(import.meta.dirname, 'requirements.txt'));
  const assemblies = await prepare(programs);
  const { ministack, counts, exceptions } = await start(programs, assemblies);
  await bootstrap();
  const platforms = new Map<Stage, DeployedPlatform>();
  for (const assembly of assemblies) platforms.set(assembly.stage, await open(assembly, ministack));
  if (filters.length === 1 && filters[0] === 'recovery') {
    await recover(platforms, { ministack, exceptions });
    return [];
  }
  const tested = platforms.get(testedStage);
  if (!tested) throw new Error(`The stage ${testedStage} was not deployed`);
  const described = await describePlatform(tested, ministack, folder);
  closers.push(described.close);
  const { isGreen, stale } = await runSuites(described.url, filters);
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
