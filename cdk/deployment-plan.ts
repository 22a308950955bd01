import { SynthProblem } from './problem.ts';
import { type Settings, stackName } from './settings.ts';
import type { StackState } from './stack-state.ts';

/** One run of `cdk deploy`. */
export interface DeploymentPlan {
  /** Whether the stack refuses to be deleted. A first deployment that fails must be deletable. */
  isProtected: boolean;
  /** The site's root that the pages are built for; undefined as long as CloudFront has not given it a name. */
  siteUrl: string | undefined;
  /** Whether another run follows, which protects the stack and uploads its pages. */
  isLast: boolean;
}

/** The states of a stack that was never created completely. CDK deletes it before it deploys. */
const unfinished = new Set(['REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'CREATE_FAILED']);

/** What an operator does about a stack that CloudFormation cannot deploy. */
const stuck: Record<string, (name: string) => string> = {
  ROLLBACK_FAILED: (name) =>
    `The first deployment of ${name} failed, and so did its rollback. Delete the stack, keeping what cannot be deleted: aws cloudformation delete-stack --stack-name ${name} --deletion-mode FORCE_DELETE_STACK`,
  DELETE_FAILED: (name) =>
    `${name} could not be deleted. Delete it, keeping what cannot be deleted: aws cloudformation delete-stack --stack-name ${name} --deletion-mode FORCE_DELETE_STACK`,
  UPDATE_ROLLBACK_FAILED: (name) =>
    `The last deployment of ${name} could not be rolled back. Continue: aws cloudformation continue-update-rollback --stack-name ${name}`,
};

/** Returns what to deploy next. Throws a SynthProblem if the stack is being changed or needs an operator. */
export function planDeployment(
  { stage, siteUrl: ownUrl }: Settings,
  stack: StackState | undefined,
): DeploymentPlan {
  const { status = 'REVIEW_IN_PROGRESS', outputs = {} } = stack ?? {};
  const advice = stuck[status]?.(stackName(stage));
  if (advice) throw new SynthProblem(advice);
  const isProtected = !unfinished.has(status);
  if (isProtected && status.endsWith('_IN_PROGRESS')) {
    throw new SynthProblem(`${stackName(stage)} is being changed (${status}). Try again when that is done.`);
  }
  const siteUrl = ownUrl ?? (isProtected ? outputs['SiteUrl'] : undefined);
  return { isProtected, siteUrl, isLast: isProtected && siteUrl !== undefined };
}
