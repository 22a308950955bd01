import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** A rule's finding on one construct. */
export interface Finding {
  rule: string;
  construct: string;
  description: string;
}

/** The findings of a validation: violations, and findings that were accepted with a reason. */
export interface Findings {
  violations: Finding[];
  acknowledged: (Finding & { reason: string })[];
}

/** The part of the cloud assembly's `validation-report.json` that is read here. */
interface Violation {
  ruleName: string;
  description: string;
  reason?: string;
  violatingConstructs: { constructPath: string }[];
}
interface PluginReport {
  pluginName: string;
  metadata?: { error?: string };
  violations: Violation[];
  suppressedViolations?: Violation[];
}

const findingsOf = ({ ruleName, description, violatingConstructs }: Violation): Finding[] =>
  violatingConstructs.map(({ constructPath }) => ({ rule: ruleName, construct: constructPath, description }));

/** A plugin that failed reports no violations; its failure counts as one. */
const failureOf = ({ pluginName, metadata }: PluginReport): Finding[] =>
  metadata?.error ? [{ rule: pluginName, construct: '', description: metadata.error }] : [];

/**
 * Synthesizes the app and validates it with AWS Solutions (cdk-nag), CloudFormation's validation and CDK's
 * annotations. A warning counts as a violation, although synthesis would let it pass.
 */
export function synthesize(app: App): Findings {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const { directory } = app.synth();
  const report = JSON.parse(readFileSync(path.join(directory, 'validation-report.json'), 'utf8')) as {
    pluginReports: PluginReport[];
  };
  return {
    violations: report.pluginReports.flatMap((plugin) => [
      ...failureOf(plugin),
      ...plugin.violations.flatMap(findingsOf),
    ]),
    acknowledged: report.pluginReports.flatMap(({ suppressedViolations = [] }) =>
      suppressedViolations.flatMap((violation) =>
        findingsOf(violation).map((finding) => ({ ...finding, reason: violation.reason ?? '' })),
      ),
    ),
  };
}

/** Formats the accepted findings: a paragraph per reason, with the constructs that it covers. */
export function describeAcknowledged({ acknowledged }: Findings): string {
  const byReason = Map.groupBy(acknowledged, ({ rule, reason }) => `${rule}\n    ${reason}`);
  return [...byReason]
    .map(([title, findings]) => [title, ...findings.map(({ construct }) => `      ${construct}`)].join('\n'))
    .join('\n');
}
