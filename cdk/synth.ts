import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { repositoryBuild } from './build-output.ts';
import { SynthProblem } from './problem.ts';
import { readStage, stackName } from './settings.ts';
import { RedWhiteAndCode } from './stack.ts';
import { addStageFile } from './stage-file.ts';
import { describeAcknowledged, synthesize } from './validation.ts';

const options = {
  stage: { type: 'string' },
  context: { type: 'string', short: 'c', multiple: true },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new SynthProblem(`${(error as Error).message}\nUsage: --stage <stage> [-c <name>=<value>]…`);
  }
}

/** Reads `--stage <stage>` and `-c name=value`, which the CDK CLI passes as context instead. */
function readContext(args: readonly string[]): Record<string, string> {
  const { values } = parse(args);
  const context = (values.context ?? []).map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name, rest.join('=')] as const;
  });
  return { ...Object.fromEntries(context), ...(values.stage !== undefined && { stage: values.stage }) };
}

/** Writes the cloud assembly and prints the findings. Returns whether there is no violation. */
function main(): boolean {
  const outdir = process.env.CDK_OUTDIR ?? path.join(import.meta.dirname, 'cdk.out');
  const app = createApp({ outdir, context: readContext(process.argv.slice(2)) });
  addStageFile(app);
  const stack = new RedWhiteAndCode(app, stackName(readStage(app.node)), { build: repositoryBuild });
  const findings = synthesize(app);
  console.error(`Accepted findings:\n${describeAcknowledged(findings)}`);
  for (const { rule, construct, description } of findings.violations) {
    console.error(`Violation of ${rule} at ${construct}: ${description}`);
  }
  if (findings.violations.length > 0) return false;
  console.error(`${stack.stackName} is in ${path.join(outdir, stack.templateFile)}`);
  return true;
}

try {
  if (!main()) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SynthProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
