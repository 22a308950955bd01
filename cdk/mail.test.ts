import { describe, expect, it } from 'vitest';
import { statementsOf, synthesizeSmall } from './fixture.ts';

const { ofType, all, only, template } = synthesizeSmall({ supportEmail: 'help@example.com' });
const identity = only('AWS::SES::EmailIdentity');
const configurationSet = only('AWS::SES::ConfigurationSet');
const rule = only('AWS::Events::Rule');

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

  it('is sent by functions that may send only from that address', () => {
    const statements = ofType('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => statementsOf(Properties))
      .filter((statement) => JSON.stringify(statement).includes('ses:'));
    // Engagement's function, and the one that retries emails.
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
    expect(rule.Properties).toMatchObject({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' });
    const targets = rule.Properties.Targets as { Arn: { 'Fn::GetAtt': [string] } }[];
    const called = targets.map(({ Arn }) => all[Arn['Fn::GetAtt'][0]]?.Properties);
    expect(called).toContainEqual(
      expect.objectContaining({
        Handler: 'index.deliverMails',
        Environment: { Variables: expect.objectContaining({ SUPPORT_EMAIL: 'help@example.com' }) },
      }),
    );
  });

  it('names the records that prove the domain', () => {
    expect(JSON.stringify(template.findOutputs('MailDnsRecords'))).toContain('DkimDNSTokenName1');
  });
});
