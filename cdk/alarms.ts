import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type SecurityEvent, securityEvents } from '@redwhiteandcode/lambdas/contract/security-events.ts';

const period = Duration.minutes(5);
const namespace = 'RedWhiteAndCode/Security';

/** CloudWatch's limit on the metrics of one alarm. */
const metricsPerAlarm = 10;

/** A security event that is counted in the logs of these functions, and how many in five minutes raise the alarm. */
interface WatchedEvent {
  id: string;
  event: SecurityEvent;
  threshold: number;
  description: string;
  functions: 'identity' | 'all';
}

/** The security events with an alarm. Each adds a metric, which has a monthly price, so the others are only in the log. */
export const watchedEvents: readonly WatchedEvent[] = [
  {
    id: 'FailedSignIns',
    event: 'signInFailed',
    threshold: 100,
    description: 'Many sign-ins failed: someone may be guessing passwords',
    functions: 'identity',
  },
  {
    id: 'LockedSignIns',
    event: 'signInLocked',
    threshold: 50,
    description: 'Many sign-ins were refused after too many attempts',
    functions: 'identity',
  },
  {
    id: 'ReusedTokens',
    event: 'refreshReused',
    threshold: 1,
    description: 'A refresh token was used again: it may be stolen. Its session has ended',
    functions: 'identity',
  },
  {
    id: 'RoleChanges',
    event: 'roleAssigned',
    threshold: 1,
    description: 'A role was assigned or removed. The audit log names the admin',
    functions: 'identity',
  },
  {
    id: 'Limits',
    event: 'limitReached',
    threshold: 500,
    description: 'Many calls were above a limit',
    functions: 'all',
  },
  {
    id: 'ForbiddenAdminCalls',
    event: 'adminForbidden',
    threshold: 5,
    description: 'Calls of admin operations without the role',
    functions: 'all',
  },
];

interface AlarmsProps {
  /** The address that gets the alarms, if any; it must confirm the subscription. */
  email: string | undefined;
  /** The function that writes the events of accounts. */
  identity: LambdaFunction;
  /** Every function that handles calls. */
  handlers: readonly LambdaFunction[];
  /** The functions that a schedule calls. */
  scheduled: readonly LambdaFunction[];
  /** The user pool's trigger, without which nobody signs up or in. */
  trigger: LambdaFunction;
  httpApi: HttpApi;
  /** Alarms that other constructs have created. */
  others: readonly Alarm[];
}

/** Counts security events and errors, and notifies a topic about alarms. */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.action = new SnsAction(this.createTopic(props.email));
    for (const watched of watchedEvents) this.watch(watched, props);
    this.alarm('ServerErrors', {
      metric: props.httpApi.metricServerError({ period, statistic: 'Sum' }),
      threshold: 5,
      description: 'Calls of the API failed',
    });
    this.alarmErrors('HandlerErrors', props.handlers);
    this.alarmErrors('ScheduledErrors', props.scheduled);
    this.alarmErrors('TriggerErrors', [props.trigger]);
    for (const alarm of props.others) alarm.addAlarmAction(this.action);
  }

  /** Creates the topic. A topic with a policy loses the default one, so CloudWatch must be allowed. */
  private createTopic(email: string | undefined): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email) topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  private watch({ id, event, functions, ...alarm }: WatchedEvent, { identity, handlers }: AlarmsProps): void {
    const { name: metricName } = securityEvents[event];
    for (const handler of functions === 'all' ? handlers : [identity]) {
      handler.logGroup.addMetricFilter(`${id}In${handler.node.addr.slice(-8)}`, {
        filterPattern: FilterPattern.stringValue('$.security.event', '=', metricName),
        metricNamespace: namespace,
        metricName,
        metricValue: '1',
      });
    }
    const metric = new Metric({ namespace, metricName, statistic: 'Sum', period });
    this.alarm(id, { metric, ...alarm });
  }

  private alarmErrors(id: string, functions: readonly LambdaFunction[]): void {
    for (let start = 0; start < functions.length; start += metricsPerAlarm) {
      const errors = functions
        .slice(start, start + metricsPerAlarm)
        .map((each, index) => [`e${index}`, each.metricErrors({ period })] as const);
      const metric = new MathExpression({
        expression: `SUM([${errors.map(([name]) => name).join(', ')}])`,
        usingMetrics: Object.fromEntries(errors),
        period,
      });
      this.alarm(start ? `${id}${start / metricsPerAlarm + 1}` : id, {
        metric,
        threshold: 1,
        description: 'A function failed or timed out',
      });
    }
  }

  private alarm(
    id: string,
    { metric, threshold, description }: { metric: IMetric; threshold: number; description: string },
  ): void {
    new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription: description,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }
}
