import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';

/** Creates a queue for events that a function could not process. It keeps them for two weeks; each raises the alarm `<id>`. */
export function createDeadLetterQueue(
  scope: Construct,
  id: string,
  { alarms, description }: { alarms: Alarms; description: string },
): Queue {
  const queue = new Queue(scope, `${id}Queue`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, { SQS3: 'It is itself a dead-letter queue.' });
  alarms.add(id, {
    description,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
    threshold: 1,
  });
  return queue;
}
