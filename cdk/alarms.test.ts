import { describe, expect, it } from 'vitest';
import { securityEvents } from '@redwhiteandcode/lambdas/contract/security-events.ts';
import { watchedEvents } from './alarms.ts';
import { type Json, statementsOf, synthesizeSmall } from './fixture.ts';
import { servedDomains } from './served.ts';

const { ofType, only } = synthesizeSmall({ alarmEmail: 'alarms@example.com' });
const alarms = ofType('AWS::CloudWatch::Alarm');
const topic = only('AWS::SNS::Topic');

/** Returns the log groups whose lines with an event are counted. */
const logsWith = (event: string): string[] =>
  ofType('AWS::Logs::MetricFilter')
    .filter(([, { Properties }]) => Properties.FilterPattern === `{ $.security.event = "${event}" }`)
    .map(([, { Properties }]) => (Properties.LogGroupName as { Ref: string }).Ref);

describe('an alarm', () => {
  it('notifies the topic, whatever it watches', () => {
    for (const [id, { Properties }] of alarms)
      expect(Properties.AlarmActions, id).toEqual([{ Ref: topic.id }]);
  });

  it.each(watchedEvents)('$id counts the lines of its event', ({ event, threshold }) => {
    const { name } = securityEvents[event];
    const metrics = ofType('AWS::Logs::MetricFilter').flatMap(
      ([, { Properties }]) => Properties.MetricTransformations as { [name: string]: Json }[],
    );
    expect(metrics).toContainEqual({
      MetricName: name,
      MetricNamespace: 'RedWhiteAndCode/Security',
      MetricValue: '1',
    });
    const alarm = alarms.find(([, { Properties }]) => Properties.MetricName === name)?.[1].Properties;
    expect(alarm).toMatchObject({
      Namespace: 'RedWhiteAndCode/Security',
      Statistic: 'Sum',
      Period: 300,
      Threshold: threshold,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
    });
  });

  it('for forbidden calls and for limits counts the lines of every function that handles calls', () => {
    for (const event of ['adminForbidden', 'limitReached'] as const) {
      const logs = logsWith(securityEvents[event].name);
      for (const name of [...servedDomains.map((domain) => `Functions${domain}Log`), 'LiveHandlerLog']) {
        expect(logs).toContainEqual(expect.stringContaining(name));
      }
    }
  });

  it('for sign-ins and roles counts the lines of the function of accounts only', () => {
    for (const event of ['signInFailed', 'roleRemoved', 'refreshReused'] as const) {
      expect(logsWith(securityEvents[event].name)).toEqual([expect.stringContaining('FunctionsidentityLog')]);
    }
  });

  it('is raised by errors of every function that handles calls, sign-ins or a schedule, and by failed calls of the API', () => {
    const watched = JSON.stringify(alarms);
    const functions = ofType('AWS::Lambda::Function').map(([id]) => id);
    const handling = functions.filter((id) => /^Functions|^LiveHandler|^IdentityTrigger/.test(id));
    expect(handling.length).toBeGreaterThan(servedDomains.length);
    for (const id of handling) {
      expect(watched).toContain(JSON.stringify({ Name: 'FunctionName', Value: { Ref: id } }));
    }
    expect(watched).toContain('"MetricName":"5xx"');
  });

  it('watches at most ten metrics, which is CloudWatch’s limit', () => {
    for (const [, { Properties }] of alarms) {
      const metrics = (Properties.Metrics ?? []) as { MetricStat?: Json }[];
      expect(metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
    }
  });
});

describe('the topic', () => {
  it('emails the chosen address, and no one by default', () => {
    expect(only('AWS::SNS::Subscription').Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'alarms@example.com',
    });
    expect(synthesizeSmall().ofType('AWS::SNS::Subscription')).toEqual([]);
  });

  it('accepts alarms of this account only, and no unencrypted connection', () => {
    const statements = statementsOf(only('AWS::SNS::TopicPolicy').Properties);
    expect(statements).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      expect.objectContaining({
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
  });
});
