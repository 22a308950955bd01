import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Acknowledges AWS Solutions findings on a construct and its children. Maps each rule to the reason that `synth` prints.
 * A rule is given by its short name: `S1`, or `IAM5[Resource::*]` for only one of the rule's findings.
 */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  const rules = Object.entries(reasons).map(([rule, reason]) => ({
    // Without the plugin's name, the acknowledgment would be missing from the report.
    id: `AwsSolutions::AwsSolutions-${rule}`,
    reason,
  }));
  Validations.of(construct).acknowledge(...rules);
}
