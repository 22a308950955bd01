import { CfnWaitConditionHandle } from 'aws-cdk-lib';
import { Mfa, UserPool } from 'aws-cdk-lib/aws-cognito';
import { BlockPublicAccess, Bucket } from 'aws-cdk-lib/aws-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStack, type SmallBuild, writeSmallBuild } from './fixture.ts';
import { describeAcknowledged, synthesize } from './validation.ts';

// Each test synthesizes the whole stack and runs every rule on it.
describe('the validation of the stack', () => {
  let build: SmallBuild;
  beforeEach(() => {
    build = writeSmallBuild();
  });
  afterEach(() => build.remove());

  const everything = {
    domainName: 'www.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/sample',
    alarmEmail: 'alarms@example.com',
  };

  const tableStream = 'arn:aws:dynamodb:us-east-1:111122223333:table/restored/stream/2026-11-27T00:00:00.000';

  it.each([
    { chosen: 'nothing', context: {} },
    { chosen: 'everything', context: everything },
    { chosen: 'no firewall', context: { waf: 'false' } },
    { chosen: 'a restored table', context: { tableStream } },
  ])('reports no violation with $chosen configured', ({ context }) => {
    expect(synthesize(createStack(build, context).app).violations).toEqual([]);
  });

  it('has a reason for each accepted finding', () => {
    const findings = synthesize(createStack(build).app);
    expect(findings.acknowledged.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['AwsSolutions-COG1', 'AwsSolutions-APIG4', 'AwsSolutions-CFR1']),
    );
    for (const { reason } of findings.acknowledged) expect(reason).toMatch(/^[A-Z].+\.$/);
    expect(describeAcknowledged(findings)).toContain(
      'AwsSolutions-COG1\n    The pool requires six characters',
    );
  });

  it('reports a planted public bucket', () => {
    const { app, stack } = createStack(build);
    const open = {
      blockPublicAcls: false,
      blockPublicPolicy: false,
      ignorePublicAcls: false,
      restrictPublicBuckets: false,
    };
    new Bucket(stack, 'Planted', { publicReadAccess: true, blockPublicAccess: new BlockPublicAccess(open) });
    const found = synthesize(app).violations.filter(({ construct }) => construct.includes('Planted'));
    expect(found.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['AwsSolutions-S2', 'AwsSolutions-S10']),
    );
  });

  it('fails for a stack of more than 450 resources, before CloudFormation refuses 500', () => {
    const { app, stack } = createStack(build, everything);
    for (let number = 0; number < 100; number++) new CfnWaitConditionHandle(stack, `Planted${number}`);
    expect(() => synthesize(app)).toThrow('greater than allowed maximum of 450');
  });

  it('reports a planted fault that the rules only warn about', () => {
    const { app, stack } = createStack(build);
    new UserPool(stack, 'Planted', { mfa: Mfa.OFF });
    const found = synthesize(app).violations.filter(({ construct }) => construct.includes('Planted'));
    expect(found.map(({ rule }) => rule)).toContain('AwsSolutions-COG2');
  });
});
