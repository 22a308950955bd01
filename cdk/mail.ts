import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity as SenderIdentity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** The domain that emails come from, signed by DKIM, and its SES configuration. */
export class Mail extends Construct {
  /** The address that emails come from and that receives questions. */
  readonly address: string;
  /** The three CNAME records, `name value`, that prove the domain to SES. */
  readonly dnsRecords: readonly string[];
  /** The name of the configuration set of all emails. */
  readonly configurationSet: string;
  /** The ARNs of the email identity and its configuration. */
  readonly resources: readonly string[];

  constructor(scope: Construct, id: string, { address }: { address: string }) {
    super(scope, id);
    this.address = address;
    const configurationSet = new ConfigurationSet(this, 'Configuration', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // SES sends nothing more to an address that bounced or complained.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configurationSet = configurationSet.configurationSetName;
    configurationSet.addEventDestination('Events', {
      // SES accepts no other bus.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const identity = new EmailIdentity(this, 'Identity', {
      identity: SenderIdentity.domain(address.slice(address.indexOf('@') + 1)),
      configurationSet,
    });
    this.dnsRecords = identity.dkimRecords.map(({ name, value }) => `${name} ${value}`);
    this.resources = [
      identity.emailIdentityArn,
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSet.configurationSetName,
      }),
    ];
  }
}
