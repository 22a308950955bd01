import path from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Effect, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { createFunctionRole, createLogGroup } from './functions.ts';
import { grant } from './permissions.ts';

interface PagesProps {
  /** The folder of the built pages. */
  folder: string;
  bucket: Bucket;
  distribution: Distribution;
}

/** CloudFront caches for a year, until the next deployment invalidates it; the headers policy sends browsers `no-cache`. */
const atTheEdge = [CacheControl.setPublic(), CacheControl.sMaxAge(Duration.days(365))];

/** Uploads the built pages: assets first and never deleted, so that open pages still find theirs. */
export class Pages extends Construct {
  constructor(scope: Construct, id: string, { folder, bucket, distribution }: PagesProps) {
    super(scope, id);
    // CloudFront compresses; a compressed copy would only add a second URL for the same file.
    const exclude = ['*.gz', '*.br'];
    const assets = new Asset(this, 'AssetFiles', { path: path.join(folder, 'assets'), exclude });
    const notFound = new Asset(this, 'NotFoundFiles', { path: path.join(folder, '404'), exclude });
    const pages = new Asset(this, 'PageFiles', { path: folder, exclude: ['assets', '404', ...exclude] });

    const logGroup = createLogGroup(this, 'Log');
    const role = createFunctionRole(this, logGroup);
    allowUpload(role, [assets, notFound, pages], bucket, distribution);
    const upload = (name: string, files: Asset, props: Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, name, {
        sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
        destinationBucket: bucket,
        // CDK's grants would be wildcards.
        role: role.withoutPolicyUpdates(),
        logGroup,
        ...props,
      });

    const uploadedAssets = upload('Assets', assets, {
      destinationKeyPrefix: 'assets',
      prune: false,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const uploadedNotFound = upload('NotFound', notFound, {
      destinationKeyPrefix: '404',
      metadata: { status: '404' },
      cacheControl: atTheEdge,
    });
    const uploadedPages = upload('Pages', pages, {
      exclude: ['assets/*', '404/*'],
      cacheControl: atTheEdge,
      distribution,
      distributionPaths: ['/*'],
    });
    uploadedPages.node.addDependency(uploadedAssets, uploadedNotFound);
    this.acknowledgeFindings(role, bucket);
  }

  private acknowledgeFindings(role: Role, bucket: Bucket): void {
    const stack = Stack.of(this);
    const site = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
    acknowledge(role, {
      [`IAM5[Resource::<${site}.Arn>/*]`]: 'The upload writes every key of the site’s bucket.',
    });
    for (const child of stack.node.children) {
      if (!child.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
      acknowledge(child, { L1: 'CDK provides the function that uploads the pages, and its runtime.' });
    }
  }
}

/**
 * Lets the upload read its staged files, write the site's bucket and invalidate the old pages in CloudFront. It never deletes
 * an asset, which open pages may still load.
 */
function allowUpload(role: Role, staged: readonly Asset[], site: Bucket, distribution: Distribution): void {
  const files = staged.map(({ bucket, s3ObjectKey }) => bucket.arnForObjects(s3ObjectKey));
  grant(role, ['s3:GetObject'], files);
  grant(role, ['s3:ListBucket'], [site.bucketArn]);
  grant(role, ['s3:PutObject', 's3:DeleteObject'], [site.arnForObjects('*')]);
  const kept = { actions: ['s3:DeleteObject'], resources: [site.arnForObjects('assets/*')] };
  role.addToPolicy(new PolicyStatement({ effect: Effect.DENY, ...kept }));
  const invalidate = ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'];
  grant(role, invalidate, [distribution.distributionArn]);
}
