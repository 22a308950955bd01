import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { isAddress } from './context.ts';
import { type DeploymentPlan, planDeployment } from './deployment-plan.ts';
import { SynthProblem } from './problem.ts';
import { readSettings, region, type Settings, stackName } from './settings.ts';
import { readStack } from './stack-state.ts';
import { addStageFile } from './stage-file.ts';

const repository = path.resolve(import.meta.dirname, '..');
const usage = 'Usage: npm run deploy -- --stage <stage> [--diff] [--admin <email>] [--yes]';

/** Runs a command with its output here. Throws a SynthProblem if it fails. */
function run(
  command: string,
  args: readonly string[],
  { cwd = repository, variables = {} }: { cwd?: string; variables?: Record<string, string> } = {},
): void {
  const { status, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new SynthProblem(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : '.'}`);
}

/** Returns the commit that is checked out. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' });
  return stdout.trim();
}

/** Builds what a plan deploys: the functions, and the pages if their address is known. */
function build({ stage, supportEmail, company }: Settings, { siteUrl }: DeploymentPlan): void {
  run('npm', ['run', 'build', '-w', '@redwhiteandcode/lambdas', '-s']);
  const variables = { STAGE: stage, SUPPORT_EMAIL: supportEmail, ...company };
  // The stack also needs the headers of the pages before it can upload them.
  run('npm', ['run', 'build', '-w', 'app', '-s'], {
    variables: siteUrl ? { ...variables, SITE_URL: siteUrl } : variables,
  });
}

async function confirm(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new SynthProblem('Nothing was deployed.');
}

/**
 * Deploys until the stack is protected and has its pages. Returns the site's root, or undefined if only the difference was
 * asked for.
 */
async function deployStack(
  settings: Settings,
  { diff, yes }: { diff: boolean; yes: boolean },
): Promise<string | undefined> {
  const name = stackName(settings.stage);
  for (let mustConfirm = !yes; ; mustConfirm = false) {
    const plan = planDeployment(settings, await readStack(name));
    build(settings, plan);
    const context = {
      stage: settings.stage,
      commit: readCommit(),
      protected: String(plan.isProtected),
      ...(plan.siteUrl && { siteUrl: plan.siteUrl }),
    };
    const flags = Object.entries(context).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const cdk = (...args: string[]) =>
      run('npx', ['cdk', ...args, name, ...flags], { cwd: import.meta.dirname });
    cdk('diff');
    if (diff) return undefined;
    if (mustConfirm) await confirm(`Deploy ${name}?`);
    cdk('deploy', '--require-approval', 'never');
    if (plan.isLast && plan.siteUrl) return plan.siteUrl;
  }
}

/** Signs up an account with a password that nobody knows: its owner sets one by email. An existing account stays as it is. */
async function signUp(siteUrl: string, email: string): Promise<void> {
  const response = await fetch(`${siteUrl}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: randomUUID(), full_name: 'Administrator' }),
  });
  if (response.status !== 201 && response.status !== 409) {
    throw new SynthProblem(`Signing up ${email} failed with ${response.status}: ${await response.text()}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      diff: { type: 'boolean', default: false },
      admin: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { admin, yes, diff } = values;
  if (admin !== undefined && !isAddress(admin))
    throw new SynthProblem(`--admin must be an address such as you@example.com, not "${admin}".`);
  if (!yes && !diff && !process.stdin.isTTY)
    throw new SynthProblem('Nobody can confirm the deployment here: add --yes.');
  const app = createApp({ context: values.stage === undefined ? {} : { stage: values.stage } });
  addStageFile(app);
  const settings = readSettings(app.node);
  const siteUrl = await deployStack(settings, { diff, yes });
  if (siteUrl === undefined) return;
  const operate = (command: string, ...args: string[]) =>
    run('npm', ['run', '-s', command, '--', ...args, '--stack', stackName(settings.stage), '--yes'], {
      variables: { AWS_REGION: region },
    });
  operate('seed');
  if (admin) {
    await signUp(siteUrl, admin);
    operate('make-admin', admin);
  }
  run('npm', ['run', '-s', 'smoke', '--', '--url', siteUrl]);
  console.log(`${stackName(settings.stage)} is at ${siteUrl}`);
  if (admin) console.log(`${admin} sets a password at ${siteUrl}/auth?mode=reset.`);
}

await main().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof SynthProblem) && !isUsage) throw error;
  console.error(isUsage ? `${error.message}\n${usage}` : (error as Error).message);
  process.exitCode = 1;
});
