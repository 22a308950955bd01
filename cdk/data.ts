import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { tableShape } from '@redwhiteandcode/lambdas/contract/table.ts';

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} satisfies BucketProps;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table, with the shape that the contract gives it. */
export function createTable(scope: Construct): TableV2 {
  return new TableV2(scope, 'Table', {
    partitionKey: text(tableShape.partitionKey),
    sortKey: text(tableShape.sortKey),
    globalSecondaryIndexes: tableShape.indexes.map(({ name, partitionKey, sortKey }) => ({
      indexName: name,
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
    })),
    billing: Billing.onDemand(),
    timeToLiveAttribute: tableShape.timeToLive,
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

/** The bucket of the access logs of the site and of the other buckets, kept for three months. */
export function createLogBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'AccessLogs', {
    ...privateBucket,
    lifecycleRules: [
      { expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
}

/** The bucket of the pages; only CloudFront reads it. */
export function createSiteBucket(scope: Construct, logs: Bucket): Bucket {
  return new Bucket(scope, 'SiteBucket', {
    ...privateBucket,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'site-bucket/',
  });
}

/** The bucket of the proofs that applicants upload from the site, by presigned POST. */
export class ProofBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { logs, siteUrl }: { logs: Bucket; siteUrl: string }) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      versioned: true,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [siteUrl], maxAge: 3600 }],
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'proofs/',
    });
  }
}
