import path from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import type { CfnGlobalTable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { RowFilter } from '@redwhiteandcode/lambdas/contract/table.ts';
import { followerOf } from '@redwhiteandcode/lambdas/functions.ts';
import type { Resources } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { type StreamConsumer, streamConsumers } from '@redwhiteandcode/lambdas/streams.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import { createDeadLetterQueue } from './dead-letters.ts';
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
  table: TableV2;
  /** The resources that permissions are about. */
  resources: Resources;
  alarms: Alarms;
  /** More environment variables for some consumers. */
  environment: Partial<Record<StreamConsumer['name'], Record<string, string>>>;
  /** The ARN of the secret that a consumer reads. */
  secrets: Partial<Record<StreamConsumer['name'], string | undefined>>;
}

/** The consumers of the table's stream: each has a function, a role, a queue for failures, and alarms. */
export class Followers extends Construct {
  private readonly roles = new Map<StreamConsumer['name'], Role>();

  private readonly alarms: Alarms;

  constructor(
    scope: Construct,
    id: string,
    { bundles, table, resources, alarms, environment, secrets }: FollowersProps,
  ) {
    super(scope, id);
    this.alarms = alarms;
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
    // A failure is its position in the stream, never the row.
    const failed = createDeadLetterQueue(this, `${name}Failed`, {
      alarms: this.alarms,
      description: `${name} could not process changes of the table`,
    });
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
    this.alarms.add(`${name}Behind`, {
      description: `${name} receives the table's changes at least a minute late`,
      metric: target.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: Duration.minutes(1).toMilliseconds(),
      periods: 5,
    });
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
