import { describe, expect, it } from 'vitest';
import { statementsOf, synthesizeSmall } from './fixture.ts';

const { ofType, all, only, template } = synthesizeSmall();
const identity = only('AWS::SES::EmailIdentity');
const configurationSet = only('AWS::SES::ConfigurationSet');
const rules = ofType('AWS::Events::Rule').map(([, { Properties }]) => Properties);

/** Returns the functions that rules call. */
const targetsOf = (called: typeof rules) =>
  called
    .flatMap(({ Targets }) => Targets as { Arn: { 'Fn::GetAtt': [string] } }[])
    .map(({ Arn }) => all[Arn['Fn::GetAtt'][0]]?.Properties);

/** Returns the functions that the schedules of a rate call. */
const calledAt = (rate: string) =>
  targetsOf(rules.filter(({ ScheduleExpression }) => ScheduleExpression === `rate(${rate})`));

describe('email', () => {
  it('comes from the support address’s domain, over TLS, and stops for an address that bounced or complained', () => {
    expect(identity.Properties).toMatchObject({
      EmailIdentity: 'example.com',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: configurationSet.id } },
    });
    expect(configurationSet.Properties).toMatchObject({
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
  });

  it('has events if it bounces or is reported as spam, which call the function that follows them', () => {
    const { Properties } = only('AWS::SES::ConfigurationSetEventDestination');
    expect(Properties).toMatchObject({
      ConfigurationSetName: { Ref: configurationSet.id },
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    const { EventBridgeDestination } = Properties.EventDestination as Record<string, unknown>;
    expect(JSON.stringify(EventBridgeDestination)).toContain(':event-bus/default"');
    const rule = rules.find(({ EventPattern }) => EventPattern);
    expect(rule?.EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: configurationSet.id }] } } },
    });
    expect(targetsOf([rule ?? {}])).toMatchObject([{ Handler: 'index.followBounces', Timeout: 10 }]);
  });

  it('is sent by functions that may send only from that address', () => {
    const statements = ofType('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => statementsOf(Properties))
      .filter((statement) => JSON.stringify(statement).includes('ses:'));
    // The function of messages, and the one that retries emails.
    expect(statements.length).toBeGreaterThanOrEqual(2);
    for (const statement of statements) {
      expect(statement).toMatchObject({
        Action: 'ses:SendEmail',
        Effect: 'Allow',
        Condition: { StringEquals: { 'ses:FromAddress': 'help@example.com' } },
      });
      const resources = JSON.stringify(statement.Resource);
      expect(resources).toContain(`identity/`);
      expect(resources).not.toContain('*');
    }
  });

  it('is retried every five minutes until it is sent', () => {
    expect(calledAt('5 minutes')).toContainEqual(
      expect.objectContaining({
        Handler: 'index.deliverMails',
        Environment: { Variables: expect.objectContaining({ SUPPORT_EMAIL: 'help@example.com' }) },
      }),
    );
  });

  it('is sent at the rate of the setting', () => {
    const { Environment } = synthesizeSmall({ mailRate: '50' }).named(
      'AWS::Lambda::Function',
      'FunctionsDeliverMailsFunction',
    );
    expect(Environment).toMatchObject({ Variables: { MAIL_RATE: '50' } });
  });

  it('about erased accounts, the seats of companies, openings and better results is sent by functions that run every hour', () => {
    expect(calledAt('1 hour')).toMatchObject([
      { Handler: 'index.erase' },
      { Handler: 'index.report' },
      { Handler: 'index.announce' },
      { Handler: 'index.continueRegradings' },
    ]);
  });

  it('names the records that prove the domain', () => {
    expect(JSON.stringify(template.findOutputs('MailDnsRecords'))).toContain('DkimDNSTokenName1');
  });
});
