import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of AWS Solutions on a construct and its children, each with the reason that `synth` prints. Rules have
 * their short names: `S1`, or `IAM5[Resource::*]` for one of several findings of a rule.
 */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  const rules = Object.entries(reasons).map(([rule, reason]) => ({
    // Without the plugin's name, the acknowledgment would be missing from the report.
    id: `AwsSolutions::AwsSolutions-${rule}`,
    reason,
  }));
  Validations.of(construct).acknowledge(...rules);
}
