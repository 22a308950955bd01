import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/**
 * The logged fields of a CloudFront request. They exclude the path (it may contain a certificate number), the query (a
 * reset link contains an address and a code), the referrer (both) and cookies.
 */
const recordFields = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'cs(User-Agent)',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'ssl-protocol',
  'time-taken',
  'time-to-first-byte',
];

/** Delivers CloudFront's access logs (standard logging v2) into the log bucket. */
export function deliverAccessLogs(scope: Construct, distribution: Distribution, bucket: Bucket): void {
  const stack = Stack.of(scope);
  const source = new CfnDeliverySource(scope, 'AccessLogSource', {
    name: `${stack.stackName}-site`,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'AccessLogDestination', {
    name: `${stack.stackName}-site`,
    destinationResourceArn: bucket.bucketArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'AccessLogDelivery', {
    deliverySourceName: source.ref,
    deliveryDestinationArn: destination.attrArn,
    recordFields,
    s3SuffixPath: '{yyyy}/{MM}/{dd}',
  });
  const permission = bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${stack.account}/CloudFront/*`)],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account, 's3:x-amz-acl': 'bucket-owner-full-control' },
        ArnLike: { 'aws:SourceArn': `arn:aws:logs:${stack.region}:${stack.account}:delivery-source:*` },
      },
    }),
  );
  if (permission.policyDependable) delivery.node.addDependency(permission.policyDependable);
}
