import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of AWS Solutions on a construct and all below it, each with the reason that `synth` prints. The
 * names are the rules' short ones: `S1`, or `IAM5[Resource::*]` for one finding of a rule that makes several.
 */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  const rules = Object.entries(reasons).map(([rule, reason]) => ({
    // Without the plugin's name before it, the acknowledgement would be missing from the report.
    id: `AwsSolutions::AwsSolutions-${rule}`,
    reason,
  }));
  Validations.of(construct).acknowledge(...rules);
}
