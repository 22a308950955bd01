import { describe, expect, it } from 'vitest';
import { synthesizeSmall } from './fixture.ts';

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
