import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** The time over which alarms count. */
export const period = Duration.minutes(5);

/** CloudWatch's limit on the metrics of one alarm. */
export const metricsPerAlarm = 10;

interface AlarmOptions {
  metric: IMetric;
  /** The value from which on the alarm is raised. */
  threshold: number;
  /** How many periods in a row must reach the threshold. @default 1 */
  periods?: number;
  /** What happened, as a sentence for the reader of the email. `docs/operating.md` says what to do. */
  description: string;
}

/** The alarms, and the topic that they notify. */
export class Alarms extends Construct {
  readonly topic: Topic;

  /** `email` gets the alarms, if any; it must confirm the subscription. */
  constructor(scope: Construct, id: string, { email }: { email: string | undefined }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.allow('cloudwatch');
    if (email) this.topic.addSubscription(new EmailSubscription(email));
  }

  /** Lets a service notify the topic. A topic with a policy loses the default one, so CloudWatch needs this too. */
  allow(service: 'cloudwatch' | 'budgets'): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }

  /** Creates an alarm that notifies the topic. A metric without data raises none. */
  add(id: string, { metric, threshold, periods = 1, description }: AlarmOptions): void {
    new Alarm(this, id, {
      alarmName: `${Stack.of(this).stackName}-${id}`,
      metric,
      threshold,
      alarmDescription: description,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}
