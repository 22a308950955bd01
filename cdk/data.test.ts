import { describe, expect, it } from 'vitest';
import { type Json, synthesizeSmall } from './fixture.ts';

const { ofType, only, template } = synthesizeSmall();
const table = only('AWS::DynamoDB::GlobalTable');
const buckets = ofType('AWS::S3::Bucket');
const bucket = (id: string) => buckets.find(([logicalId]) => logicalId.startsWith(id))?.[1].Properties;

describe('the table', () => {
  it('can be restored to any second, is not deleted with the stack, and cannot be deleted by hand', () => {
    expect(table.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(table.Properties.Replicas).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ]);
  });

  it('has the keys and indexes that the repositories use, and a TTL attribute', () => {
    const key = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ];
    expect(table.Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', KeySchema: key('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
        { IndexName: 'gsi2', KeySchema: key('gsi2pk', 'gsi2sk'), Projection: { ProjectionType: 'ALL' } },
      ],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  it('streams each change with the old and the new image', () => {
    expect(table.Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' });
  });
});

describe('a table that was restored', () => {
  const tableArn = 'arn:aws:dynamodb:us-east-1:111122223333:table/restored';
  const tableStream = `${tableArn}/stream/2026-11-27T00:00:00.000`;
  const attributes: Record<string, string> = { Arn: tableArn, StreamArn: tableStream };

  /** Returns a join of texts and references, as CDK writes it: without neighboring texts. */
  function joined(parts: readonly Json[]): Json {
    const merged = parts.reduce<Json[]>((done, part) => {
      const last = done.at(-1);
      return typeof last === 'string' && typeof part === 'string'
        ? [...done.slice(0, -1), last + part]
        : [...done, part];
    }, []);
    return merged.length === 1 ? (merged[0] ?? null) : { 'Fn::Join': ['', merged] };
  }

  /** Replaces what a template says about the stack's own table by what it says about the restored one. */
  function withRestored(value: Json): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(withRestored);
    const {
      Ref: reference,
      'Fn::GetAtt': attribute = [],
      'Fn::Join': join,
    } = value as {
      Ref?: string;
      'Fn::GetAtt'?: string[];
      'Fn::Join'?: [string, Json[]];
    };
    if (reference === table.id) return 'restored';
    const [id, name = ''] = attribute;
    if (id === table.id) return attributes[name] ?? null;
    if (join?.[0] === '') return joined(join[1].map(withRestored));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withRestored(item)]));
  }

  it('takes the place of the stack’s own in functions, permissions, streams, alarms and outputs, and nothing else changes', () => {
    const { template: restored } = synthesizeSmall({ tableStream });
    const expected = withRestored(template.toJSON());
    expect(JSON.stringify(expected)).toContain(tableStream);
    expect(restored.toJSON()).toEqual(expected);
  });
});

describe('every bucket', () => {
  it.each(buckets)(
    '%s is private and encrypted, and remains when the stack is deleted',
    (_id, { Properties, DeletionPolicy }) => {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties.BucketEncryption).toBeDefined();
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    },
  );

  it.each(buckets)('%s refuses requests without TLS', (id) => {
    const policy = ofType('AWS::S3::BucketPolicy').find(
      ([, { Properties }]) => JSON.stringify(Properties.Bucket) === JSON.stringify({ Ref: id }),
    );
    expect(policy?.[1].Properties.PolicyDocument).toHaveProperty(
      'Statement',
      expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Deny',
          Action: 's3:*',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      ]),
    );
  });

  it('that visitors or applicants use has access logs', () => {
    for (const id of ['SiteBucket', 'Proofs']) expect(bucket(id)?.LoggingConfiguration).toBeDefined();
  });
});

describe('the proofs', () => {
  it('are uploaded only from the site', () => {
    const siteUrl = template.toJSON().Outputs.SiteUrl.Value;
    expect(bucket('Proofs')?.CorsConfiguration).toEqual({
      CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: [siteUrl], MaxAge: 3600 }],
    });
  });

  it('are versioned, and an overwritten or deleted version expires after a month', () => {
    expect(bucket('Proofs')).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          { NoncurrentVersionExpiration: { NoncurrentDays: 30 }, Status: 'Enabled' },
          { Prefix: 'incoming/' },
          { Prefix: 'exports/', ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
        ],
      },
    });
  });

  it('without an application expire after a day, older versions too', () => {
    expect(bucket('Proofs')?.LifecycleConfiguration).toMatchObject({
      Rules: [
        {},
        {
          Prefix: 'incoming/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          Status: 'Enabled',
        },
        {},
      ],
    });
  });

  it('are at the address that the pages may connect to', () => {
    const headers = JSON.stringify(ofType('AWS::CloudFront::ResponseHeadersPolicy'));
    const name = bucket('Proofs')?.BucketName as { 'Fn::Join': [string, [string, object]] };
    expect(name['Fn::Join'][1][0]).toContain('redwhiteandcode-proofs');
    expect(headers).toContain(JSON.stringify(name['Fn::Join'][1].at(-1)));
  });
});
