import { Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';
import { tableShape } from '@redwhiteandcode/contract/api/table.ts';
import type { Permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { acknowledge } from './acknowledge.ts';
import { region } from './settings.ts';

/**
 * What happens to data when its stack or its resource is deleted: it remains. If a first deployment fails, it is deleted, so
 * that the next one can start again.
 */
export const keepData = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: keepData,
} satisfies BucketProps;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The table, with the keys and indexes that the contract declares. A protected one refuses to be deleted. */
export function createTable(scope: Construct, { isProtected }: { isProtected: boolean }): TableV2 {
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
    deletionProtection: isProtected,
    removalPolicy: keepData,
  });
}

/** Another table in place of the stack's own, by the ARN of its stream: a restored one, which the stack does not manage. */
export function tableOfStream(scope: Construct, tableStreamArn: string): ITableV2 {
  const [tableArn] = tableStreamArn.split('/stream/', 1);
  return TableV2.fromTableAttributes(scope, 'OtherTable', { tableArn: tableArn ?? '', tableStreamArn });
}

/** The bucket for the access logs of the site and of the other buckets. It stores them for three months. */
export function createLogBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'AccessLogs', {
    ...privateBucket,
    lifecycleRules: [
      { expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
}

/** The bucket for the pages; only CloudFront reads it. */
export function createSiteBucket(scope: Construct, logs: Bucket): Bucket {
  return new Bucket(scope, 'SiteBucket', {
    ...privateBucket,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'site-bucket/',
  });
}

/**
 * The name of the proofs' bucket: unique to this stack, and known before the bucket exists, because the pages' headers
 * name the bucket's address and the bucket names the pages'.
 */
export function proofBucketName(scope: Construct): string {
  const stackUuid = Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
  return Fn.join('-', ['redwhiteandcode-proofs', Fn.select(4, Fn.split('-', stackUuid))]);
}

/** The address that a browser posts proofs to, as in the SDK's presigned forms. */
export const proofOrigin = (bucketName: string): string =>
  Fn.join('', ['https://', bucketName, `.s3.${region}.amazonaws.com`]);

/** How long a failed call of a consumer is kept, with the rows that it received. */
const failedCallDays = 14;

/** The bucket for the calls of the stream's consumers that failed for good. Lambda writes them; `npm run redrive` repeats them. */
export function createFailedChangesBucket(scope: Construct, logs: Bucket): Bucket {
  return new Bucket(scope, 'FailedChanges', {
    ...privateBucket,
    lifecycleRules: [{ expiration: Duration.days(failedCallDays) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'failed-changes/',
  });
}

interface ProofBucketProps {
  name: string;
  logs: Bucket;
  siteUrl: string;
}

/** The bucket for documents: the proofs that applicants upload from the site by presigned POST, and the files of lessons. */
export class ProofBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { name, logs, siteUrl }: ProofBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      bucketName: name,
      versioned: true,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [siteUrl], maxAge: 3600 }],
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        {
          // Uploads without an application leave nothing.
          prefix: uploadBucket.incoming,
          expiration: Duration.days(uploadBucket.incomingDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          prefix: archiveRules.folder,
          expiration: Duration.days(archiveRules.days),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'proofs/',
    });
  }

  /** Lets a distribution read the pictures of lessons, and nothing else in the bucket. */
  sharePictures(distributionArn: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject'],
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        resources: [this.bucket.arnForObjects(`${picturesFolder}*`)],
        conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
      }),
    );
  }

  /** Says why a function's permissions on objects have wildcards. */
  acknowledgeObjects(role: Role, { objects }: NonNullable<Permissions['proofs']>): void {
    const logicalId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket);
    for (const prefix of Object.values(objects).flat())
      acknowledge(role, {
        [`IAM5[Resource::<${logicalId}.Arn>/${prefix}*]`]: 'Each document has its own key.',
      });
  }
}
