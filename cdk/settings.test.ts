import { RootConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const supportEmail = 'help@example.com';

function read(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  const values = { stage: 'dev', supportEmail, ...context };
  for (const [name, value] of Object.entries(values)) node.setContext(name, value);
  return readSettings(node);
}
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/sample';

/** The settings of a stage with the context values that it needs. */
const defaults = {
  stage: 'dev',
  isProtected: true,
  firewall: true,
  supportEmail,
  paymentPolicy: 'after',
  company: {},
};
const company = {
  sellerName: 'Sample, Inc.',
  sellerEin: '12-3456789',
  sellerAddress: '1 Sample Street|Springfield',
  supportPhone: '217 555 0100',
};
const production = {
  stage: 'prod',
  domainName: 'www.example.com',
  certificateArn,
  alarmEmail: 'alarms@example.com',
  monthlyBudget: 500,
  ...company,
};

describe('the settings of a deployment', () => {
  it('have defaults: CloudFront’s domain name, the firewall, protection from deletion', () => {
    expect(read({})).toEqual(defaults);
  });

  it('may include a domain with its certificate, no firewall, and the addresses for questions and alarms', () => {
    const context = { domainName: 'www.example.com', certificateArn, waf: 'false' };
    const addresses = { supportEmail: 'questions@example.com', alarmEmail: 'alarms@example.com' };
    expect(read({ ...context, ...addresses })).toEqual({
      ...defaults,
      domain: { name: 'www.example.com', certificateArn },
      siteUrl: 'https://www.example.com',
      firewall: false,
      ...addresses,
    });
  });

  it('may include the daily tokens for generating courses', () => {
    expect(read({ generationDailyTokens: '0' })).toMatchObject({ generationDailyTokens: 0 });
  });

  it('may include the emails a second', () => {
    expect(read({ mailRate: '50' })).toMatchObject({ mailRate: 50 });
  });

  it('may include the secret with the Gemini key, and the model', () => {
    const geminiSecret = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:gemini-Ab12Cd';
    expect(read({ geminiSecret })).toMatchObject({ geminiSecret });
    expect(read({ geminiModel: 'gemini-9-flash' })).toMatchObject({ geminiModel: 'gemini-9-flash' });
  });

  it('may include the secret with Stripe’s keys, payment first, and the company', () => {
    const stripeSecret = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:stripe-Ab12Cd';
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

  it('of the stage with the customers include a domain, a company, and a reader of the alarms', () => {
    expect(read(production)).toMatchObject({ stage: 'prod', monthlyBudget: 500 });
    expect(() => read({ stage: 'prod' })).toThrow(
      'cdk/stages/prod.json also needs: domainName, alarmEmail, monthlyBudget, sellerName, sellerEin, sellerAddress, supportPhone.',
    );
    expect(() => read({ ...production, alarmEmail: '' })).toThrow('also needs: alarmEmail.');
  });

  it.each([
    [{ stage: '' }, /Choose a stage: --stage dev or --stage prod/],
    [{ stage: 'test' }, /Choose a stage: --stage dev or --stage prod, not "test"\./],
    [
      { supportEmail: '' },
      /cdk\/stages\/dev\.json is missing or has no supportEmail\. docs\/deploying\.md shows/,
    ],
    [
      { supportEmail: 'support@redwhiteandcode.example' },
      /at a domain of yours, .* not "support@redwhiteandcode\.example"/,
    ],
    [{ protected: 'perhaps' }, /protected must be true or false/],
    [{ monthlyBudget: 'much' }, /monthlyBudget must be a whole number/],
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
    [
      { tableStream: 'restored' },
      /tableStream must be the ARN of a table's stream in us-east-1, .*"restored"/,
    ],
    [
      { tableStream: 'arn:aws:dynamodb:us-east-1:111122223333:table/restored' },
      /tableStream must be the ARN of a table's stream/,
    ],
    [
      {
        tableStream: 'arn:aws:dynamodb:eu-west-1:111122223333:table/restored/stream/2026-11-27T00:00:00.000',
      },
      /tableStream must be the ARN of a table's stream in us-east-1/,
    ],
    [{ tableStream: { name: 'restored' } }, /tableStream must be text/],
    [{ supportEmail: 'example.com' }, /supportEmail must be an address such as/],
    [{ supportEmail: 'Help <help@example.com>' }, /supportEmail must be an address such as/],
    [{ alarmEmail: 'alarms' }, /alarmEmail must be an address such as/],
    [{ waf: 'perhaps' }, /waf must be true or false/],
  ])('are refused with a clear message when they cannot work: %j', (context, message) => {
    expect(() => read(context)).toThrow(message);
  });
});
