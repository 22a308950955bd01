import path from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnGlobalTable, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as LambdaFunction,
  MetricType,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { type Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { RowFilter } from '@redwhiteandcode/contract/api/table.ts';
import { followerOf } from '@redwhiteandcode/lambdas/functions.ts';
import type { Resources } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { type StreamConsumer, streamConsumers } from '@redwhiteandcode/lambdas/streams.ts';
import { acknowledge } from './acknowledge.ts';
import { type Alarms, period } from './alarms.ts';
import { BundledFunction } from './functions.ts';
import { allow, grant } from './permissions.ts';
import { SynthProblem } from './problem.ts';

const beginsWithOne = (prefixes: readonly string[]) => ({
  S: [...new Set(prefixes)].map((prefix) => ({ prefix })),
});

/**
 * Returns at most two filters that pass these rows: one for rows selected by `pk` only, and one for rows selected by `sk`
 * too. The latter passes every combination of its `pk` and `sk` prefixes, because AWS allows only five filters per
 * consumer. Kinds of rows differ in `sk`, and a consumer ignores rows that it did not select.
 */
export function filtersOf(rows: readonly RowFilter[]): object[] {
  const [bySk = [], byPk = []] = [true, false].map((hasSk) => rows.filter(({ sk }) => Boolean(sk) === hasSk));
  return [bySk, byPk]
    .filter((alike) => alike.length > 0)
    .map((alike) => {
      const sks = alike.flatMap(({ sk }) => sk ?? []);
      return {
        dynamodb: {
          Keys: {
            pk: beginsWithOne(alike.flatMap(({ pk }) => pk)),
            ...(sks.length > 0 && { sk: beginsWithOne(sks) }),
          },
        },
      };
    });
}

interface FollowersProps {
  /** The folder with a bundle for each domain. */
  bundles: string;
  table: ITableV2;
  /** The resources that permissions are about. */
  resources: Resources;
  alarms: Alarms;
  /** The bucket for calls that failed for good. */
  failedChanges: Bucket;
  /** More environment variables for some consumers. */
  environment: Partial<Record<StreamConsumer['name'], Record<string, string>>>;
  /** The ARN of the secret that a consumer reads. */
  secrets: Partial<Record<StreamConsumer['name'], string | undefined>>;
}

/** How many calls of a consumer run at the same time for each shard of the stream, each for other partitions. */
const parallelCalls = 10;

/** The consumers of the table's stream: each has a function, a role, and alarms. */
export class Followers extends Construct {
  private readonly roles = new Map<StreamConsumer['name'], Role>();

  private readonly props: FollowersProps;

  constructor(scope: Construct, id: string, props: FollowersProps) {
    super(scope, id);
    this.props = props;
    const { bundles, table, resources, environment, secrets } = props;
    for (const consumer of streamConsumers) {
      const { name, domain, entry, seconds } = consumer;
      const { lambda, role } = new BundledFunction(this, name, {
        bundle: path.join(bundles, domain),
        entry,
        seconds,
        secretArns: secrets[name] ? [secrets[name]] : [],
        environment: { TABLE_NAME: table.tableName, ...environment[name] },
      });
      allow(role, permissions[followerOf(name)], resources);
      this.follow(consumer, lambda, role);
      this.roles.set(name, role);
    }
  }

  /** Returns the role of a consumer's function; undefined when there is no such consumer. */
  roleOf(name: StreamConsumer['name']): Role | undefined {
    return this.roles.get(name);
  }

  private follow({ name, window, rows }: StreamConsumer, target: LambdaFunction, role: Role): void {
    const { table, alarms, failedChanges } = this.props;
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new SynthProblem('The table has no stream to follow.');
    const mapping = new EventSourceMapping(this, `${name}Source`, {
      target,
      eventSourceArn: tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(window),
      parallelizationFactor: parallelCalls,
      retryAttempts: 5,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // A bucket gets the whole event. A queue would get its position in the stream, which forgets it after a day.
      onFailure: { bind: () => ({ destination: failedChanges.bucketArn }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
      ...(rows && { filters: filtersOf(rows).map((filter) => FilterCriteria.filter(filter)) }),
    });
    mapping.node.addDependency(allowStream(role, table, tableStreamArn), allowFailures(role, failedChanges));
    alarms.add(`${name}Failed`, {
      description: `${name} could not process changes of the table`,
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'OnFailureDestinationDeliveredEventCount',
        dimensionsMap: { EventSourceMappingUUID: mapping.eventSourceMappingId },
        statistic: Stats.SUM,
        period,
      }),
      threshold: 1,
    });
    alarms.add(`${name}Behind`, {
      description: `${name} receives the table's changes at least a minute late`,
      metric: target.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: Duration.minutes(1).toMilliseconds(),
      periods: 5,
    });
  }
}

/** Lets Lambda write a function's failed calls, with the function's role. */
function allowFailures(role: Role, bucket: Bucket): Construct {
  grant(role, ['s3:ListBucket'], [bucket.bucketArn]);
  const { policyDependable } = role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects('*')] }),
  );
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket);
  acknowledge(role, { [`IAM5[Resource::<${logicalId}.Arn>/*]`]: 'Lambda names each failed call.' });
  return policyDependable as Construct;
}

/** Lets a function read the table's stream. Lambda lists the table's streams before it starts. */
function allowStream(role: Role, table: ITableV2, streamArn: string): Construct {
  const read = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
  grant(role, read, [streamArn]);
  const { policyDependable } = role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }),
  );
  const { defaultChild } = table.node;
  // Only the stack's own table has a resource.
  const arn = CfnGlobalTable.isCfnGlobalTable(defaultChild)
    ? `<${Stack.of(table).getLogicalId(defaultChild)}.Arn>`
    : table.tableArn;
  acknowledge(role, {
    [`IAM5[Resource::${arn}/stream/*]`]:
      'ListStreams has no resource name; the policy covers the streams of this table only.',
  });
  return policyDependable as Construct;
}
