import path from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { CfnGlobalTable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { RowFilter } from '@redwhiteandcode/lambdas/contract/table.ts';
import { type StreamConsumer, streamConsumers } from '@redwhiteandcode/lambdas/streams.ts';
import { acknowledge } from './acknowledge.ts';
import { allowTable, BundledFunction } from './functions.ts';
import { consumerPermissions, grant } from './permissions.ts';
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
  table: TableV2;
  /** More environment variables for some consumers. */
  environment: Partial<Record<StreamConsumer['name'], Record<string, string>>>;
  /** The ARN of the secret that a consumer reads. */
  secrets: Partial<Record<StreamConsumer['name'], string | undefined>>;
}

/** The consumers of the table's stream: each has a function, a role, a queue for failures, and alarms. */
export class Followers extends Construct {
  /** The alarms for failed and for late changes. */
  readonly alarms: Alarm[] = [];
  private readonly roles = new Map<StreamConsumer['name'], Role>();

  constructor(scope: Construct, id: string, { bundles, table, environment, secrets }: FollowersProps) {
    super(scope, id);
    for (const consumer of streamConsumers) {
      const { name, domain, entry, seconds } = consumer;
      const { lambda, role } = new BundledFunction(this, name, {
        bundle: path.join(bundles, domain),
        entry,
        seconds,
        secretArns: secrets[name] ? [secrets[name]] : [],
        environment: { TABLE_NAME: table.tableName, ...environment[name] },
      });
      allowTable(role, consumerPermissions[name], table);
      this.follow(consumer, table, lambda, role);
      this.roles.set(name, role);
    }
  }

  /** Returns the role of a consumer's function; undefined when there is no such consumer. */
  roleOf(name: StreamConsumer['name']): Role | undefined {
    return this.roles.get(name);
  }

  private follow({ name, rows }: StreamConsumer, table: TableV2, target: LambdaFunction, role: Role): void {
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new SynthProblem('The table has no stream to follow.');
    const failed = this.createQueue(name);
    const mapping = new EventSourceMapping(this, `${name}Source`, {
      target,
      eventSourceArn: tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      parallelizationFactor: 1,
      retryAttempts: 5,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(failed),
      ...(rows && { filters: filtersOf(rows).map((filter) => FilterCriteria.filter(filter)) }),
    });
    mapping.node.addDependency(allowStream(role, table, tableStreamArn));
    const failures = new Alarm(this, `${name}Failed`, {
      alarmDescription: `Table changes that ${name} could not process are in its queue`,
      metric: failed.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const delay = new Alarm(this, `${name}Behind`, {
      alarmDescription: `${name} receives the table's changes at least a minute late`,
      metric: target.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: Duration.minutes(1).toMilliseconds(),
      evaluationPeriods: 5,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    this.alarms.push(failures, delay);
  }

  /** Creates a queue that stores a failed change's position in the stream, never the row, for two weeks. */
  private createQueue(name: string): Queue {
    const queue = new Queue(this, `${name}Queue`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(queue, { SQS3: 'It is itself the dead-letter queue of the stream.' });
    return queue;
  }
}

/** Lets a function read the table's stream. Lambda lists the table's streams before it starts. */
function allowStream(role: Role, table: TableV2, streamArn: string): Construct {
  const read = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
  grant(role, read, [streamArn]);
  const { policyDependable } = role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${table.tableArn}/stream/*`] }),
  );
  const logicalId = Stack.of(table).getLogicalId(table.node.defaultChild as CfnGlobalTable);
  acknowledge(role, {
    [`IAM5[Resource::<${logicalId}.Arn>/stream/*]`]:
      'ListStreams has no resource name; the policy covers the streams of this table only.',
  });
  return policyDependable as Construct;
}
