import { randomUUID } from 'node:crypto';
import { accountId } from '../iam/role.ts';

/** Returns the address of a sender, without the name. */
export const addressOf = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

/** An email that SES has accepted. */
interface AcceptedMail {
  id: string;
  /** The sender as in the request, with its name. */
  sender: string;
  to: readonly string[];
  subject: string;
  sentAt: string;
  tags: Readonly<Record<string, string>>;
}

/** Where an event comes from. */
interface EventSource {
  region: string;
  /** The configuration set of the sender's identity. */
  configurationSet: string;
}

/**
 * An event of SES as EventBridge delivers it
 * (https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html).
 */
export interface MailEvent {
  version: '0';
  id: string;
  'detail-type': 'Email Bounced' | 'Email Complaint Received';
  source: 'aws.ses';
  account: string;
  time: string;
  region: string;
  resources: string[];
  /** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
  detail: Record<string, unknown>;
}

/** What becomes of an email to an address of the mailbox simulator, with or without a label, such as `bounce+7@…`. */
const fateOf = (address: string): string | undefined =>
  /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address)?.[1]?.toLowerCase();

function mailOf(mail: AcceptedMail, { region, configurationSet }: EventSource): object {
  const address = addressOf(mail.sender);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const tags = {
    'ses:operation': 'SendEmail',
    'ses:configuration-set': configurationSet,
    'ses:source-ip': '127.0.0.1',
    'ses:from-domain': domain,
    'ses:caller-identity': 'local',
    ...mail.tags,
  };
  return {
    timestamp: mail.sentAt,
    source: mail.sender,
    sourceArn: `arn:aws:ses:${region}:${accountId}:identity/${domain}`,
    sendingAccountId: accountId,
    messageId: mail.id,
    destination: mail.to,
    headersTruncated: false,
    headers: [
      { name: 'From', value: mail.sender },
      { name: 'To', value: mail.to.join(', ') },
      { name: 'Subject', value: mail.subject },
      { name: 'MIME-Version', value: '1.0' },
    ],
    commonHeaders: { from: [mail.sender], to: mail.to, messageId: mail.id, subject: mail.subject },
    tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
  };
}

/**
 * Returns the events about an email to addresses of the mailbox simulator: a permanent bounce for `bounce@`, and a complaint
 * for `complaint@simulator.amazonses.com` (https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html).
 */
export function eventsOf(mail: AcceptedMail, source: EventSource): MailEvent[] {
  const { region, configurationSet } = source;
  const timestamp = new Date().toISOString();
  const feedbackId = `${randomUUID()}-000000`;
  return mail.to.flatMap((emailAddress): MailEvent[] => {
    const fate = fateOf(emailAddress);
    if (!fate) return [];
    const bounce = {
      feedbackId,
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
      ],
      timestamp,
      reportingMTA: 'dns; simulator.amazonses.com',
    };
    const complaint = {
      feedbackId,
      complaintSubType: null,
      complainedRecipients: [{ emailAddress }],
      timestamp,
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      arrivalDate: timestamp,
    };
    return [
      {
        version: '0',
        id: randomUUID(),
        'detail-type': fate === 'bounce' ? 'Email Bounced' : 'Email Complaint Received',
        source: 'aws.ses',
        account: accountId,
        time: timestamp.replace(/\.\d+/, ''),
        region,
        resources: [`arn:aws:ses:${region}:${accountId}:configuration-set/${configurationSet}`],
        detail: {
          ...(fate === 'bounce' ? { eventType: 'Bounce', bounce } : { eventType: 'Complaint', complaint }),
          mail: mailOf(mail, source),
        },
      },
    ];
  });
}
