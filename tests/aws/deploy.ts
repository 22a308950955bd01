import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { createApp } from '../../cdk/app.ts';
import { type BuildOutput, repositoryBuild } from '../../cdk/build-output.ts';
import { readSettings, type Settings, stackName } from '../../cdk/settings.ts';
import { RedWhiteAndCode } from '../../cdk/stack.ts';
import { synthesize as validate } from '../../cdk/validation.ts';
import { readCompany } from '../../lambdas/contract/company.ts';
import type { PagesBuild, Stage } from '../../lambdas/contract/deployment.ts';
import { repository } from '../platform.ts';
import { execute } from '../python.ts';
import { ignoredRules } from './exceptions.ts';
import { adaptTemplate, type Template, type TemplateException } from './template.ts';

/** The address that the pages are built for. */
export const builtSiteUrl = 'http://localhost:3000';

/** The context of each deployed stage; each is a separate stack. `dev` has the least that it can have, `prod` the most. */
const stageContext = {
  dev: { supportEmail: 'support@dev.example.com', siteUrl: builtSiteUrl },
  prod: {
    supportEmail: 'support@example.com',
    domainName: 'www.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
    alarmEmail: 'alarms@example.com',
    monthlyBudget: '100',
    sellerName: 'Sample Company',
    sellerEin: '12-3456789',
    sellerAddress: '1 Sample Street|Sampletown, IL 62701',
    supportPhone: '+1 555 555 0100',
  },
} satisfies Record<Stage, Record<string, string>>;

/** A stack's synthesized assembly. */
export interface Assembly {
  stack: string;
  stage: Stage;
  /** The folder. */
  folder: string;
  /** The file of the template. */
  template: string;
}

/** Returns the repository's build, with the pages declared as built for a stage: they are the same but for addresses. */
function buildFor({ stage, siteUrl = '', supportEmail, company }: Settings, folder: string): BuildOutput {
  const edge = path.join(folder, `edge-${stage}`);
  cpSync(repositoryBuild.edge, edge, { recursive: true });
  const pages: PagesBuild = { stage, siteUrl, supportEmail, company: readCompany(company) };
  writeFileSync(path.join(edge, 'build.json'), JSON.stringify(pages));
  return { ...repositoryBuild, edge };
}

/** Synthesizes a stage with its pages and more context, into a folder. Throws for a violation of a rule. */
export function synthesize(stage: Stage, folder: string, more: Record<string, string> = {}): Assembly {
  const outdir = path.join(folder, stage);
  const app = createApp({ outdir, context: { stage, ...stageContext[stage], ...more } });
  const build = buildFor(readSettings(app.node), folder);
  const stack = new RedWhiteAndCode(app, stackName(stage), { build });
  const { violations } = validate(app);
  if (violations.length > 0)
    throw new Error(`${stack.stackName} has ${violations.length} violations: npm run synth lists them.`);
  return { stack: stack.stackName, stage, folder: outdir, template: path.join(outdir, stack.templateFile) };
}

/** Checks templates with cfn-lint. Throws if it finds anything but the ignored rules. */
export async function lint(programs: string, assemblies: readonly Assembly[]): Promise<void> {
  const templates = assemblies.map(({ template }) => template);
  const rules = ignoredRules.map(({ rule }) => rule);
  const isClean = await execute(path.join(programs, 'cfn-lint'), [...templates, '--ignore-checks', ...rules]);
  if (!isClean) throw new Error('cfn-lint found faults; they are above.');
}

/** Writes the exceptions into an assembly’s template. Returns how many resources each concerned. */
export function adapt(
  { template: file }: Assembly,
  exceptions: readonly TemplateException[],
): Map<TemplateException, number> {
  const synthesized = JSON.parse(readFileSync(file, 'utf8')) as Template;
  const { template, counts } = adaptTemplate(synthesized, exceptions);
  writeFileSync(file, JSON.stringify(template));
  return counts;
}

/** Runs the CDK CLI. Throws with the end of its output if it fails. */
async function cdk(...args: string[]): Promise<void> {
  const env = { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' };
  const options = { cwd: repository, env, maxBuffer: 2 ** 26 };
  await promisify(execFile)('node_modules/.bin/cdk', [...args, '--no-notices'], options).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      const lines = `${stdout}\n${stderr}`.trim().split('\n');
      throw new Error(`cdk ${args.join(' ')} failed:\n${lines.slice(-30).join('\n')}`);
    },
  );
}

/** Prepares the account for deployments, as once per account in AWS. */
export const bootstrap = (): Promise<void> => cdk('bootstrap', 'aws://000000000000/us-east-1');

/** Deploys an assembly with the CDK CLI, and returns the stack's outputs. */
export async function deploy({ stack, folder }: Assembly): Promise<Record<string, string>> {
  console.log(`\n${stack} is being deployed …`);
  await cdk('deploy', '--app', folder, '--require-approval', 'never');
  const { Stacks: [found] = [] } = await new CloudFormationClient().send(
    new DescribeStacksCommand({ StackName: stack }),
  );
  return Object.fromEntries(
    (found?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}
