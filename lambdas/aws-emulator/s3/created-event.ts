import { randomBytes } from 'node:crypto';
import type { S3Event } from 'aws-lambda';
import type { StoredObject } from './object-record.ts';
import { encodeRfc3986 } from '../signature-v4.ts';

/** The event notification of a new object, as a Lambda function receives it (structure version 1.0). */
export function createdEvent(
  how: 'Put' | 'Post' | 'Copy',
  bucket: string,
  object: StoredObject,
  from: { requestId: string; sourceIp: string },
): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: 'us-east-1',
        eventTime: object.lastModified,
        eventName: `ObjectCreated:${how}`,
        userIdentity: { principalId: 'local' },
        requestParameters: { sourceIPAddress: from.sourceIp },
        responseElements: { 'x-amz-request-id': from.requestId, 'x-amz-id-2': from.requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: object.key.split('/').map(encodeRfc3986).join('/').replaceAll('%20', '+'),
            size: object.size,
            eTag: object.etag,
            sequencer: randomBytes(8).toString('hex').toUpperCase(),
          },
        },
      },
    ],
  };
}
