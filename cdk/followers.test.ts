import { followerOf as functionNameOf } from '@redwhiteandcode/lambdas/functions.ts';
import { grantsOf } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { streamConsumers } from '@redwhiteandcode/lambdas/streams.ts';
import { describe, expect, it } from 'vitest';
import { statementsOf, synthesizeSmall } from './fixture.ts';
import { filtersOf } from './followers.ts';

const { ofType, all, named } = synthesizeSmall();

function followerOf(name: string) {
  const mapping = ofType('AWS::Lambda::EventSourceMapping').find(([, { Properties }]) =>
    JSON.stringify(Properties.FunctionName).includes(`Followers${name}Function`),
  )?.[1];
  if (!mapping) throw new Error(`There is no event source for ${name}`);
  return {
    lambda: named('AWS::Lambda::Function', `Followers${name}Function`),
    mapping: mapping.Properties,
    actions: statementsOf(named('AWS::IAM::Policy', `Followers${name}Role`)).flatMap(({ Action }) => Action),
  };
}

describe.each(streamConsumers)('$name', ({ name, entry, seconds, window, rows }) => {
  const { lambda, mapping, actions } = followerOf(name);

  it('has a function with its time limit', () => {
    expect(lambda).toMatchObject({ Handler: `index.${entry}`, Timeout: seconds });
  });

  it('reads the table’s stream in order for each partition, and retries from the first failure', () => {
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      MaximumBatchingWindowInSeconds: window,
      ParallelizationFactor: 10,
    });
    expect(JSON.stringify(mapping.EventSourceArn)).toContain('StreamArn');
  });

  it('keeps failed calls with their changes in a private bucket for two weeks, and raises an alarm', () => {
    const { Destination } = (mapping.DestinationConfig as { OnFailure: { Destination: object } }).OnFailure;
    const [bucket = ''] = Object.values(Destination)[0] as string[];
    expect(all[bucket]).toMatchObject({
      Type: 'AWS::S3::Bucket',
      Properties: {
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: 14, Status: 'Enabled' }] },
      },
    });
    expect(mapping.MetricsConfig).toEqual({ Metrics: ['EventCount'] });
    const alarm = named('AWS::CloudWatch::Alarm', `Alarms${name}Failed`);
    expect(alarm).toMatchObject({ MetricName: 'OnFailureDestinationDeliveredEventCount', Threshold: 1 });
    expect(JSON.stringify(alarm.Dimensions)).toContain(`Followers${name}Source`);
  });

  it('runs for the rows that it selects', () => {
    const { Filters = [] } = (mapping.FilterCriteria ?? {}) as { Filters?: { Pattern: string }[] };
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual(rows ? filtersOf(rows) : []);
  });

  it('has its permissions, reads the stream, writes failures to the bucket, and has no other permission', () => {
    const granted = grantsOf(permissions[functionNameOf(name)]).map((grant) => grant.name.replace(/ .*/, ''));
    const expected = [
      ...granted,
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:ListBucket',
      's3:PutObject',
    ];
    expect([...new Set(actions)].sort()).toEqual([...new Set(expected)].sort());
  });
});

it('at most two consumers follow the stream, because more would be throttled', () => {
  expect(ofType('AWS::Lambda::EventSourceMapping').length).toBeLessThanOrEqual(2);
});

describe('filters', () => {
  it('combine the rows selected by both keys, and those selected by the partition key only', () => {
    expect(
      filtersOf([
        { pk: ['USER#'], sk: ['PROFILE'] },
        { pk: ['MESSAGE#'] },
        { pk: ['COURSE#'], sk: ['COURSE', 'PROFILE'] },
        { pk: ['TOTALS'] },
      ]),
    ).toEqual([
      {
        dynamodb: {
          Keys: {
            pk: { S: [{ prefix: 'USER#' }, { prefix: 'COURSE#' }] },
            sk: { S: [{ prefix: 'PROFILE' }, { prefix: 'COURSE' }] },
          },
        },
      },
      { dynamodb: { Keys: { pk: { S: [{ prefix: 'MESSAGE#' }, { prefix: 'TOTALS' }] } } } },
    ]);
  });

  it('are one filter if all rows are selected by the same keys', () => {
    expect(filtersOf([{ pk: ['TOTALS'] }])).toEqual([
      { dynamodb: { Keys: { pk: { S: [{ prefix: 'TOTALS' }] } } } },
    ]);
  });
});

describe('the key of the Gemini API', () => {
  const geminiSecret = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:gemini-Ab12Cd';
  const chosen = synthesizeSmall({
    geminiSecret,
    geminiModel: 'sample-model',
    generationDailyTokens: '1000000',
  });

  it('is in no environment: the functions get the name of its secret, and only the worker may read it', () => {
    const worker = chosen.named('AWS::Lambda::Function', 'FollowersmodelsFunction');
    const [curriculum, labs] = ['curriculum', 'labs'].map((name) =>
      chosen.named('AWS::Lambda::Function', `Functions${name}Function`),
    );
    const known = {
      Variables: {
        GEMINI_KEY_SECRET: geminiSecret,
        GEMINI_MODEL: 'sample-model',
        GENERATION_DAILY_TOKENS: '1000000',
      },
    };
    expect(worker.Environment).toMatchObject(known);
    for (const api of [curriculum, labs]) {
      expect(api?.Environment).toMatchObject(known);
      expect(api).not.toHaveProperty('Layers');
    }
    expect(worker.Layers).toEqual([
      expect.stringContaining('AWS-Parameters-and-Secrets-Lambda-Extension-Arm64'),
    ]);
    const readers = chosen
      .ofType('AWS::IAM::Policy')
      .filter(([, { Properties }]) => JSON.stringify(Properties).includes(geminiSecret));
    expect(readers.map(([id]) => id)).toEqual([expect.stringMatching(/^FollowersmodelsRole/)]);
    expect(JSON.stringify(readers)).toContain(`"Resource":"${geminiSecret}"`);
  });

  it('is not read unless a deployment configures it', () => {
    expect(JSON.stringify(all)).not.toContain('GEMINI');
    expect(named('AWS::Lambda::Function', 'FollowersmodelsFunction')).not.toHaveProperty('Layers');
  });
});
