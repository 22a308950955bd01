import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { tableShape } from '@redwhiteandcode/contract/api/table.ts';
import { type Alarms, metricsPerAlarm, period } from './alarms.ts';

/** What the service alarms and the dashboard watch. */
export interface WatchedServices {
  /** Every function that handles calls. */
  handlers: readonly LambdaFunction[];
  /** The functions that EventBridge calls, by a schedule or an event. */
  called: readonly LambdaFunction[];
  /** The user pool's trigger, without which nobody signs up or in. */
  trigger: LambdaFunction;
  httpApi: HttpApi;
  table: ITableV2;
  distribution: Distribution;
}

/** Returns the sum of metrics, at most as many as an alarm can have. */
const sumOf = (metrics: readonly IMetric[]): MathExpression =>
  new MathExpression({
    expression: `SUM([${metrics.map((_, index) => `m${index}`).join(', ')}])`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    period,
  });

/** The refused reads and writes of the table and of its indexes. */
export function throttledRequests({ tableName }: ITableV2): MathExpression {
  const indexes = [{}, ...tableShape.indexes.map(({ name }) => ({ GlobalSecondaryIndexName: name }))];
  const metrics = indexes.flatMap((index) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map(
      (metricName) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: tableName, ...index },
          statistic: 'Sum',
          period,
        }),
    ),
  );
  return sumOf(metrics);
}

/** The share of CloudFront's responses that are server errors, in percent. */
export const siteErrorRate = ({ distributionId }: Distribution): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic: 'Average',
    period,
  });

/** A metric of the functions' embedded metric format. */
export const ownMetric = (scope: Alarms, metricName: string, statistic: string): Metric =>
  new Metric({ namespace: Stack.of(scope).stackName, metricName, statistic, period });

/** The share of the account's concurrent executions that are in use, in percent. */
const concurrency = new MathExpression({
  expression: 'used / SERVICE_QUOTA(used) * 100',
  usingMetrics: {
    used: new Metric({
      namespace: 'AWS/Usage',
      metricName: 'ResourceCount',
      dimensionsMap: {
        Type: 'Resource',
        Resource: 'ConcurrentExecutions',
        Service: 'Lambda',
        Class: 'None',
      },
      statistic: 'Maximum',
      period,
    }),
  },
  period,
});

/** Adds one alarm for every ten functions. */
function addErrorAlarms(alarms: Alarms, id: string, functions: readonly LambdaFunction[]): void {
  for (let start = 0; start < functions.length; start += metricsPerAlarm) {
    const watched = functions.slice(start, start + metricsPerAlarm);
    alarms.add(start ? `${id}${start / metricsPerAlarm + 1}` : id, {
      metric: sumOf(watched.map((each) => each.metricErrors({ period }))),
      threshold: 1,
      description: 'A function failed or timed out',
    });
  }
}

/** Adds the alarms of the site: pages, API, functions, table. */
function watchRequests(
  alarms: Alarms,
  { handlers, called, trigger, httpApi, table, distribution }: WatchedServices,
): void {
  alarms.add('SiteErrors', {
    metric: siteErrorRate(distribution),
    threshold: 5,
    periods: 2,
    description: 'At least 5 percent of all responses of the site were server errors',
  });
  alarms.add('ServerErrors', {
    metric: httpApi.metricServerError({ period, statistic: 'Sum' }),
    threshold: 5,
    description: 'Calls of the API failed',
  });
  alarms.add('Latency', {
    metric: httpApi.metricLatency({ period, statistic: 'p99' }),
    threshold: Duration.seconds(3).toMilliseconds(),
    periods: 3,
    description: 'One of a hundred calls of the API took at least 3 seconds',
  });
  addErrorAlarms(alarms, 'HandlerErrors', handlers);
  addErrorAlarms(alarms, 'ScheduledErrors', called);
  addErrorAlarms(alarms, 'TriggerErrors', [trigger]);
  alarms.add('FunctionThrottles', {
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period }),
    threshold: 1,
    description: 'Lambda refused calls, because the account’s functions ran too often at the same time',
  });
  alarms.add('Concurrency', {
    metric: concurrency,
    threshold: 80,
    description: 'At least 80 percent of the account’s concurrent executions were in use',
  });
  alarms.add('TableThrottles', {
    metric: throttledRequests(table),
    threshold: 10,
    description: 'DynamoDB refused reads or writes of the table or an index',
  });
}

/** Adds the alarms of emails: unsent ones, and what recipients' servers and mailboxes say about them. */
function watchMails(alarms: Alarms): void {
  alarms.add('UnsentMail', {
    metric: ownMetric(alarms, 'UnsentMailAge', 'Maximum'),
    threshold: Duration.minutes(30).toSeconds(),
    description: 'An email has not been sent for half an hour',
  });
  alarms.add('MailsGivenUp', {
    metric: ownMetric(alarms, 'MailsGivenUp', 'Sum'),
    threshold: 1,
    description: 'An email could not be sent in ten attempts, and is not tried again',
  });
  // AWS reviews an account at these rates: https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-messages.html
  const rates = { BounceRate: 0.05, ComplaintRate: 0.001 };
  for (const [name, threshold] of Object.entries(rates)) {
    alarms.add(name, {
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${name}`,
        statistic: 'Maximum',
        period: Duration.hours(1),
      }),
      threshold,
      description: `The ${name === 'BounceRate' ? 'bounces' : 'complaints'} of emails reach the rate at which AWS reviews an account`,
    });
  }
}

/** Adds the alarms of the services. */
export function watchServices(alarms: Alarms, services: WatchedServices): void {
  watchRequests(alarms, services);
  watchMails(alarms);
}
