import { describe, expect, it } from 'vitest';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { readEnvironment } from './environment.ts';

const variables = {
  TABLE_NAME: 't',
  SITE_URL: 'https://example.com/',
  COGNITO_JWKS: '{}',
  DNS_SERVER: '127.0.0.1:53',
  RATE_LIMITS: 'off',
};

describe('the environment', () => {
  it('lets a local function use a given key set and DNS server, and switch off limits', () => {
    expect(readEnvironment(variables)).toMatchObject({
      jwks: '{}',
      dnsServer: '127.0.0.1:53',
      limitsCallers: false,
      siteUrl: 'https://example.com',
    });
  });

  it.each([
    [{}, false],
    [{ ADMIN_MFA: 'optional' }, false],
    [{ ADMIN_MFA: 'required' }, true],
  ])('with %o a local function requires two-step verification of admins: %s', (settings, isRequired) => {
    expect(readEnvironment({ ...variables, ...settings }).requiresAdminTwoStep).toBe(isRequired);
  });

  it('lets a deployed function do none of this, so that environment variables cannot weaken it', () => {
    const deployed = readEnvironment({
      ...variables,
      AWS_LAMBDA_FUNCTION_NAME: 'f',
      ADMIN_MFA: 'optional',
    });
    expect(deployed.jwks).toBeUndefined();
    expect(deployed.dnsServer).toBeUndefined();
    expect(deployed.limitsCallers).toBe(true);
    expect(deployed.requiresAdminTwoStep).toBe(true);
  });

  it('keys pseudonyms with CloudFront’s secret, and only on a laptop with the key of the data folder', () => {
    const local = { ...variables, IDENTITY_KEY: 'local' };
    const deployed = { ...local, AWS_LAMBDA_FUNCTION_NAME: 'f' };
    expect(readEnvironment(local).fingerprintKey).toBe('local');
    expect(readEnvironment({ ...deployed, ORIGIN_SECRET: 'origin' }).fingerprintKey).toBe('origin');
    expect(() => readEnvironment(deployed).fingerprintKey).toThrow('ORIGIN_SECRET');
  });

  it.each([
    [{}, support.email, support.email],
    [{ SUPPORT_EMAIL: 'help@example.com' }, 'help@example.com', 'help@example.com'],
    [
      { SUPPORT_EMAIL: 'help@example.com', MAIL_SENDER: 'mail@example.com' },
      'help@example.com',
      'mail@example.com',
    ],
  ])('with %o sends questions to %s and emails from %s', (settings, supportEmail, mailSender) => {
    expect(readEnvironment({ ...variables, ...settings })).toMatchObject({ supportEmail, mailSender });
  });

  it('names a missing variable', () => {
    expect(() => readEnvironment({}).tableName).toThrow('TABLE_NAME');
  });
});
