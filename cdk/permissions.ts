import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { type Resources, statementsOf } from '@redwhiteandcode/lambdas/permission-statements.ts';
import type { Permissions } from '@redwhiteandcode/lambdas/permissions.ts';

/** Lets a role perform these actions on these resources. */
export function grant(role: Role, actions: readonly string[], resources: readonly string[]): void {
  role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
}

/** Gives a role a function's permissions on the stack's resources. */
export function allow(role: Role, permissions: Permissions, resources: Resources): void {
  for (const statement of statementsOf(permissions, resources))
    role.addToPolicy(PolicyStatement.fromJson(statement));
}
