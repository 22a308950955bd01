import { expect, it } from 'vitest';
import { type Json, statementsOf, synthesizeSmall } from './fixture.ts';

const { named, only } = synthesizeSmall();

it('no page is uploaded by a first deployment, so that CloudFormation can delete its bucket', () => {
  const domain = {
    domainName: 'www.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/sample',
  };
  const uploadsOf = (context: object) =>
    synthesizeSmall({ ...domain, ...context }).ofType('Custom::CDKBucketDeployment').length;
  expect(uploadsOf({ protected: 'true' })).toBe(3);
  expect(uploadsOf({ protected: 'false' })).toBe(0);
});

it('the upload of the pages reads its staged files, writes the site’s bucket, and never deletes an asset', () => {
  const statements = statementsOf(named('AWS::IAM::Policy', 'PagesRole'));
  const resourcesOf = (effect: string, action: string): string[] =>
    statements
      .filter(({ Effect, Action }) => Effect === effect && [Action].flat().includes(action))
      .flatMap(({ Resource }) => [Resource].flat() as Json[])
      .map((resource) => JSON.stringify(resource));
  const staged = resourcesOf('Allow', 's3:GetObject');
  expect(staged).toHaveLength(3);
  for (const file of staged) expect(file).toMatch(/cdk-hnb659fds-assets-.+\/[0-9a-f]{64}\.zip/);
  const siteObjects = (path: string) => expect.stringMatching(new RegExp(`SiteBucket.+"/${path}"`));
  for (const action of ['s3:PutObject', 's3:DeleteObject'])
    expect(resourcesOf('Allow', action)).toEqual([siteObjects(String.raw`\*`)]);
  expect(resourcesOf('Deny', 's3:DeleteObject')).toEqual([siteObjects(String.raw`assets/\*`)]);
  const [distribution] = resourcesOf('Allow', 'cloudfront:CreateInvalidation');
  expect(distribution).toContain(only('AWS::CloudFront::Distribution').id);
});
