import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { Delivery } from './delivery.ts';
import { type Resource, statementsOf } from './fixture.ts';
import { synthesize } from './validation.ts';

const stack = new Delivery(createApp(), 'Sample', { repository: 'owner/name' });
const resources: Record<string, Resource> = Template.fromStack(stack).toJSON().Resources;
const named = (type: string, prefix: string) => {
  const found = Object.entries(resources).find(([id, { Type }]) => Type === type && id.startsWith(prefix));
  if (!found) throw new Error(`There is no ${type} ${prefix}`);
  return found[1].Properties;
};
const policyOf = (role: string) => JSON.stringify(statementsOf(named('AWS::IAM::Policy', role)));

describe('the roles of the delivery workflow', () => {
  it.each([
    ['Diff', 'repo:owner/name:pull_request'],
    ['Deploydev', 'repo:owner/name:environment:dev'],
    ['Deployprod', 'repo:owner/name:environment:prod'],
  ])('%s is assumed only by a token of GitHub for %s', (role, subject) => {
    expect(named('AWS::IAM::Role', role).AssumeRolePolicyDocument).toMatchObject({
      Statement: [
        {
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringEquals: {
              'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
              'token.actions.githubusercontent.com:sub': subject,
            },
          },
        },
      ],
    });
  });

  it('let a pull request read only, and a stage’s environment deploy', () => {
    expect(policyOf('Diff')).toContain('-lookup-role-');
    expect(policyOf('Diff')).not.toMatch(/-deploy-role-|-file-publishing-role-|dynamodb/);
    expect(policyOf('Deployprod')).toContain('-deploy-role-');
  });

  it('write the table of their stage only', () => {
    expect(policyOf('Deployprod')).toContain('table/RedWhiteAndCode-prod-*');
    expect(policyOf('Deployprod')).not.toContain('table/RedWhiteAndCode-dev-*');
  });

  it('have a reason for each finding', () => {
    // Validation runs only when an app is synthesized for the first time.
    const own = createApp();
    new Delivery(own, 'Sample', { repository: 'owner/name' });
    expect(synthesize(own).violations).toEqual([]);
  });
});
