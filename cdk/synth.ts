import path from 'node:path';
import { createApp } from './app.ts';
import { repositoryBuild } from './build-output.ts';
import { SynthProblem } from './problem.ts';
import { RedWhiteAndCode } from './stack.ts';
import { describeAcknowledged, synthesize } from './validation.ts';

/** Writes the cloud assembly and prints the findings. Returns whether there is no violation. */
function main(): boolean {
  const outdir = process.env.CDK_OUTDIR ?? path.join(import.meta.dirname, 'cdk.out');
  const app = createApp({ outdir });
  const stack = new RedWhiteAndCode(app, 'RedWhiteAndCode', { build: repositoryBuild });
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
