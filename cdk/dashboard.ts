import { Duration, Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { type Alarms, period } from './alarms.ts';
import { ownMetric, siteErrorRate, throttledRequests, type WatchedServices } from './service-alarms.ts';

const widget = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

/** One graph for each question of the operator: is the site up, what is slow, what fails, and what do learners do. */
export class Overview extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, services }: { alarms: Alarms; services: WatchedServices },
  ) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const { httpApi, table, distribution, handlers } = services;
    const sum = { statistic: 'Sum', period } as const;
    /** Finds a metric of every operation, also of those that are added later. */
    const byOperation = (metric: string, statistic: string, label: string) =>
      new MathExpression({
        expression: `SORT(SEARCH('{"${stackName}",operation} MetricName="${metric}"', '${statistic}', ${period.toSeconds()}), MAX, DESC, 10)`,
        label,
        period,
      });
    new Dashboard(this, 'Dashboard', {
      dashboardName: stackName,
      defaultInterval: Duration.days(1),
      widgets: [
        [
          widget('Calls, and server errors', [httpApi.metricCount(sum)], [httpApi.metricServerError(sum)]),
          widget('Errors of the site, in percent', [siteErrorRate(distribution)]),
        ],
        [
          widget(
            'Time of calls',
            ['p50', 'p99'].map((statistic) => httpApi.metricLatency({ statistic, period })),
          ),
          widget('The slowest operations', [byOperation('Latency', 'p99', '')]),
        ],
        [
          widget('The most frequent operations', [byOperation('Latency', 'SampleCount', '')]),
          widget('The operations that fail', [byOperation('Faults', 'Sum', '')]),
        ],
        [
          widget(
            'Errors of functions',
            handlers.map((each) => each.metricErrors(sum)),
          ),
          widget('Refused reads and writes of the table', [throttledRequests(table)]),
        ],
        [
          widget('Reads and writes of the table, in units', [
            table.metricConsumedReadCapacityUnits(sum),
            table.metricConsumedWriteCapacityUnits(sum),
          ]),
          widget('Age of the oldest unsent email, in seconds', [
            ownMetric(alarms, 'UnsentMailAge', 'Maximum'),
          ]),
        ],
      ],
    });
  }
}
