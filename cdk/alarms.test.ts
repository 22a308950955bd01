import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityEvents } from '@redwhiteandcode/contract/deployment/security-events.ts';
import { type Json, servedDomains, statementsOf, synthesizeSmall } from './fixture.ts';
import { watchedEvents } from './security-alarms.ts';

const { all, ofType, only } = synthesizeSmall({ alarmEmail: 'alarms@example.com' });
const alarms = ofType('AWS::CloudWatch::Alarm');
const topic = only('AWS::SNS::Topic');

/** Returns the log groups whose lines with an event are counted. */
const logsWith = (event: string): string[] =>
  ofType('AWS::Logs::MetricFilter')
    .filter(([, { Properties }]) =>
      (Properties.FilterPattern as string).includes(`$.security.event = "${event}"`),
    )
    .map(([, { Properties }]) => (Properties.LogGroupName as { Ref: string }).Ref);

describe('an alarm', () => {
  it('notifies the topic, whatever it watches', () => {
    for (const [id, { Properties }] of alarms)
      expect(Properties.AlarmActions, id).toEqual([{ Ref: topic.id }]);
  });

  it('has a name under which the operators’ page says what to do, and the page names no other', () => {
    const page = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
    const explained = [...page.matchAll(/^\| `([A-Za-z]+)`(?:, `([A-Za-z]+)`)? \| [A-Z]/gm)].flatMap(
      ([, ...names]) => names.filter(Boolean),
    );
    const names = alarms.map(([, { Properties }]) =>
      (Properties.AlarmName as string).replace('RedWhiteAndCode-dev-', '').replace(/\d+$/, ''),
    );
    expect(explained.sort()).toEqual([...new Set(names)].sort());
  });

  it.each(watchedEvents)('$id counts the lines of its event', ({ event, threshold }) => {
    const { name } = securityEvents[event];
    for (const [, { Properties }] of ofType('AWS::Logs::MetricFilter'))
      expect(Properties.MetricTransformations).toEqual([
        {
          MetricName: 'Events',
          MetricNamespace: 'RedWhiteAndCode-dev/Security',
          MetricValue: '1',
          Dimensions: [{ Key: 'Event', Value: '$.security.event' }],
        },
      ]);
    const alarm = alarms.find(([, { Properties }]) =>
      JSON.stringify(Properties.Dimensions ?? []).includes(`"${name}"`),
    )?.[1].Properties;
    expect(alarm).toMatchObject({
      Namespace: 'RedWhiteAndCode-dev/Security',
      MetricName: 'Events',
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

  it('for sign-ins and roles counts the lines of the functions of accounts only', () => {
    for (const event of ['signInFailed', 'roleRemoved', 'refreshReused'] as const) {
      expect(logsWith(securityEvents[event].name)).toEqual([
        expect.stringContaining('FunctionsidentityLog'),
        expect.stringContaining('FunctionsidentityadminLog'),
      ]);
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

  it('is raised by each sign of trouble of the site, its functions, the table, the emails and the account', () => {
    const watched = new Set(JSON.stringify(alarms).match(/(?<="MetricName":")[^"]+/g));
    for (const name of [
      '5xxErrorRate',
      'Latency',
      'Throttles',
      'ResourceCount',
      'ReadThrottleEvents',
      'WriteThrottleEvents',
      'UnsentMailAge',
      'MailsGivenUp',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
      'ApproximateNumberOfMessagesVisible',
      'IteratorAge',
    ]) {
      expect(watched).toContain(name);
    }
    const indexes = JSON.stringify(alarms).match(/(?<="GlobalSecondaryIndexName","Value":")\w+/g);
    expect(new Set(indexes)).toEqual(new Set(['gsi1', 'gsi2']));
  });

  it('about own metrics reads the namespace that the functions write to', () => {
    const namespaces = new Set(
      ofType('AWS::Lambda::Function').flatMap(([, { Properties }]) => {
        const { Variables } = (Properties.Environment ?? {}) as { Variables?: { [name: string]: Json } };
        return Variables?.METRICS_NAMESPACE ?? [];
      }),
    );
    expect([...namespaces]).toEqual(['RedWhiteAndCode-dev']);
    const own = alarms.filter(([, { Properties }]) => Properties.MetricName === 'UnsentMailAge');
    expect(own.map(([, { Properties }]) => Properties.Namespace)).toEqual([...namespaces]);
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

  it('gets the account’s spending from a stage with a budget, at 80 percent and before it is exceeded', () => {
    const { Properties } = synthesizeSmall({ monthlyBudget: '200' }).only('AWS::Budgets::Budget');
    expect(Properties.Budget).toMatchObject({
      BudgetLimit: { Amount: 200, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
      BudgetType: 'COST',
    });
    expect(Properties.NotificationsWithSubscribers).toMatchObject([
      {
        Notification: { NotificationType: 'ACTUAL', Threshold: 80 },
        Subscribers: [{ SubscriptionType: 'SNS' }],
      },
      {
        Notification: { NotificationType: 'FORECASTED', Threshold: 100 },
        Subscribers: [{ SubscriptionType: 'SNS' }],
      },
    ]);
    expect(ofType('AWS::Budgets::Budget')).toEqual([]);
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

describe('the dashboard', () => {
  it('is named as the stack, and finds the metrics of every operation', () => {
    const { DashboardName, DashboardBody } = only('AWS::CloudWatch::Dashboard').Properties;
    expect(DashboardName).toBe('RedWhiteAndCode-dev');
    expect(JSON.stringify(DashboardBody)).toMatch(/RedWhiteAndCode-dev[\\"]+,operation\}/);
  });
});

describe('every function that a schedule calls', () => {
  it('leaves what it could not do in a queue, which raises an alarm, and so does a call that is not possible', () => {
    const [queue = ''] =
      ofType('AWS::SQS::Queue').find(([id]) => id.startsWith('FunctionsScheduledFailed')) ?? [];
    const arn = { 'Fn::GetAtt': [queue, 'Arn'] };
    const targets = ofType('AWS::Events::Rule').flatMap(
      ([, { Properties }]) =>
        Properties.Targets as { Arn: { 'Fn::GetAtt': [string] }; DeadLetterConfig: Json }[],
    );
    expect(targets.length).toBeGreaterThan(5);
    for (const { Arn, DeadLetterConfig } of targets) {
      expect(DeadLetterConfig).toEqual({ Arn: arn });
      expect(all[Arn['Fn::GetAtt'][0]]?.Properties.DeadLetterConfig).toEqual({ TargetArn: arn });
    }
    expect(JSON.stringify(alarms)).toContain(
      `{"Name":"QueueName","Value":{"Fn::GetAtt":["${queue}","QueueName"]}}`,
    );
  });
});
