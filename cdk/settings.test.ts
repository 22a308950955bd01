import { RootConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import { readSettings } from './settings.ts';

function read(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readSettings(node);
}
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/sample';

/** The settings without any context value. */
const defaults = { firewall: true, supportEmail: support.email, paymentPolicy: 'after', company: {} };

describe('the settings of a deployment', () => {
  it('have defaults: CloudFront’s domain name, the firewall, the contract’s support address', () => {
    expect(read({})).toEqual(defaults);
  });

  it('may include a domain with its certificate, no firewall, and the addresses for questions and alarms', () => {
    const context = { domainName: 'www.example.com', certificateArn, waf: 'false' };
    const addresses = { supportEmail: 'help@example.com', alarmEmail: 'alarms@example.com' };
    expect(read({ ...context, ...addresses })).toEqual({
      ...defaults,
      domain: { name: 'www.example.com', certificateArn },
      firewall: false,
      ...addresses,
    });
  });

  it('may include the daily tokens for generating courses', () => {
    expect(read({ generationDailyTokens: '0' })).toMatchObject({ generationDailyTokens: 0 });
  });

  it('may include the secret with the Gemini key, and the model', () => {
    const geminiSecret = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:gemini-Ab12Cd';
    expect(read({ geminiSecret })).toMatchObject({ geminiSecret });
    expect(read({ geminiModel: 'gemini-9-flash' })).toMatchObject({ geminiModel: 'gemini-9-flash' });
  });

  it('may include the secret with Stripe’s keys, payment first, and the company', () => {
    const stripeSecret = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:stripe-Ab12Cd';
    const company = {
      sellerName: 'Sample, Inc.',
      sellerEin: '12-3456789',
      sellerAddress: '1 Sample Street|Springfield',
      supportPhone: '217 555 0100',
    };
    expect(read({ stripeSecret, paymentPolicy: 'before', ...company })).toMatchObject({
      stripeSecret,
      paymentPolicy: 'before',
      company: {
        SELLER_NAME: 'Sample, Inc.',
        SELLER_EIN: '12-3456789',
        SELLER_ADDRESS: '1 Sample Street|Springfield',
        SUPPORT_PHONE: '217 555 0100',
      },
    });
  });

  it.each([
    [{ domainName: 'www.example.com' }, /needs both/],
    [{ stripeSecret: 'sk_live_a_key_itself' }, /stripeSecret must be the ARN of a secret/],
    [{ paymentPolicy: 'never' }, /paymentPolicy must be after or before/],
    [{ sellerEin: '12-3456789' }, /sellerName and sellerAddress and supportPhone are missing/],
    [{ supportHours: 'always' }, /supportHours must be/],
    [{ geminiSecret: 'AIza-a-key-itself' }, /geminiSecret must be the ARN of a secret/],
    [{ generationDailyTokens: '1e6' }, /generationDailyTokens must be a whole number/],
    [{ geminiModel: 'models/../x' }, /geminiModel must be a model's name/],
    [{ certificateArn }, /needs both/],
    [{ domainName: 'https://www.example.com', certificateArn }, /must be a domain such as/],
    [
      { domainName: 'www.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/x' },
      /only accepts a certificate from us-east-1/,
    ],
    [{ supportEmail: 'example.com' }, /supportEmail must be an address such as/],
    [{ supportEmail: 'Help <help@example.com>' }, /supportEmail must be an address such as/],
    [{ alarmEmail: 'alarms' }, /alarmEmail must be an address such as/],
    [{ waf: 'perhaps' }, /waf must be true or false/],
  ])('are refused with a clear message when they cannot work: %j', (context, message) => {
    expect(() => read(context)).toThrow(message);
  });
});
