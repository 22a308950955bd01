import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnOIDCProvider, Effect, FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { stages } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { acknowledge } from './acknowledge.ts';
import { region, stackName } from './settings.ts';

/** The issuer of the tokens that GitHub gives to a workflow's job. */
const issuer = 'token.actions.githubusercontent.com';

/** The roles that `cdk bootstrap` creates: reading an account, uploading files, and deploying. */
type BootstrapRole = 'lookup' | 'file-publishing' | 'deploy';

interface DeliveryProps extends StackProps {
  /** The repository, `owner/name`. */
  repository: string;
}

/**
 * The roles of the workflow `deploy.yml`, once per account. GitHub's tokens assume them, so no key is stored anywhere: pull
 * requests read, and only a job in a stage's environment deploys it.
 * https://docs.github.com/en/actions/reference/security/oidc
 */
export class Delivery extends Stack {
  private readonly provider: CfnOIDCProvider;
  private readonly repository: string;

  constructor(scope: Construct, id: string, { repository, ...props }: DeliveryProps) {
    super(scope, id, { terminationProtection: true, ...props, env: { ...props.env, region } });
    this.repository = repository;
    this.provider = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    this.createRole('Diff', 'pull_request', ['lookup']);
    for (const stage of stages) {
      const role = this.createRole(`Deploy-${stage}`, `environment:${stage}`, [
        'lookup',
        'file-publishing',
        'deploy',
      ]);
      this.allowSeed(role, stackName(stage));
    }
  }

  private createRole(id: string, subject: string, roles: readonly BootstrapRole[]): Role {
    const role = new Role(this, id, {
      assumedBy: new FederatedPrincipal(
        this.provider.ref,
        {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${this.repository}:${subject}`,
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    const { bootstrapQualifier = 'hnb659fds' } = this.synthesizer;
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['sts:AssumeRole'],
        resources: roles.map((name) =>
          this.formatArn({
            service: 'iam',
            region: '',
            resource: 'role',
            resourceName: `cdk-${bootstrapQualifier}-${name}-role-${this.account}-${this.region}`,
          }),
        ),
      }),
    );
    const stacks = stages.map((stage) => this.stackArn(stackName(stage)));
    role.addToPolicy(new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources: stacks }));
    for (const stage of stages)
      this.accept(
        role,
        `cloudformation`,
        `stack/${stackName(stage)}/*`,
        'The ARN of a stack ends with an id.',
      );
    new CfnOutput(this, `${id.replace('-', '')}Role`, { value: role.roleArn });
    return role;
  }

  /** Lets a role write the catalog and the questions: a deployment adds those that are new. */
  private allowSeed(role: Role, stack: string): void {
    const resourceName = `${stack}-*`;
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        resources: [
          this.formatArn({ service: 'dynamodb', resource: 'table', resourceName }),
          this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: `${resourceName}/index/*` }),
        ],
      }),
    );
    const reason = 'CloudFormation names a stack’s table after the stack.';
    this.accept(role, 'dynamodb', `table/${resourceName}`, reason);
    this.accept(role, 'dynamodb', `table/${resourceName}/index/*`, reason);
  }

  private stackArn(name: string): string {
    return this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: `${name}/*` });
  }

  private accept(role: Role, service: string, resource: string, reason: string): void {
    acknowledge(role, {
      [`IAM5[Resource::arn:aws:${service}:${region}:<AWS::AccountId>:${resource}]`]: reason,
    });
  }
}
