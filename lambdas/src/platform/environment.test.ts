import { describe, expect, it } from 'vitest';
import { support } from '../../contract/support.ts';
import { readEnvironment } from './environment.ts';

const variables = {
  TABLE_NAME: 't',
  SITE_URL: 'https://example.com/',
  COGNITO_JWKS: '{}',
  RATE_LIMITS: 'off',
};

describe('the environment', () => {
  it('gives a local function its key set and lets limits be lifted', () => {
    expect(readEnvironment(variables)).toMatchObject({
      jwks: '{}',
      limitsCallers: false,
      siteUrl: 'https://example.com',
    });
  });

  it('gives a deployed function neither: whoever sets a variable must not sign tokens or lift limits', () => {
    const deployed = readEnvironment({ ...variables, AWS_LAMBDA_FUNCTION_NAME: 'f' });
    expect(deployed.jwks).toBeUndefined();
    expect(deployed.limitsCallers).toBe(true);
  });

  it.each([
    [{}, support.email, support.email],
    [{ SUPPORT_EMAIL: 'help@example.com' }, 'help@example.com', 'help@example.com'],
    [
      { SUPPORT_EMAIL: 'help@example.com', MAIL_SENDER: 'mail@example.com' },
      'help@example.com',
      'mail@example.com',
    ],
  ])('with %o sends questions to %s and mails from %s', (settings, supportEmail, mailSender) => {
    expect(readEnvironment({ ...variables, ...settings })).toMatchObject({ supportEmail, mailSender });
  });

  it('names a variable that is missing', () => {
    expect(() => readEnvironment({}).tableName).toThrow('TABLE_NAME');
  });
});
