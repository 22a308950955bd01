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

  it('knows Gemini by a key on a laptop, and in AWS by the secret that holds it alone', () => {
    const usual = { model: 'gemini-3.8-flash', baseUrl: undefined, maxOutputTokens: 16_384 };
    const key = { ...variables, GEMINI_API_KEY: 'k' };
    const deployed = { AWS_LAMBDA_FUNCTION_NAME: 'f' };
    expect(readEnvironment(variables).gemini).toBeUndefined();
    expect(readEnvironment(key).gemini).toMatchObject({ ...usual, apiKey: 'k' });
    expect(readEnvironment({ ...key, ...deployed }).gemini).toBeUndefined();
    expect(readEnvironment({ ...key, ...deployed, GEMINI_KEY_SECRET: 'arn' }).gemini).toEqual({
      ...usual,
      apiKey: undefined,
      keySecret: 'arn',
    });
    expect(readEnvironment({ ...key, GEMINI_MODEL: 'm', GEMINI_BASE_URL: 'http://b' }).gemini).toMatchObject({
      model: 'm',
      baseUrl: 'http://b',
    });
    expect(() => readEnvironment({ ...key, GEMINI_MAX_OUTPUT_TOKENS: 'many' }).gemini).toThrow(
      'GEMINI_MAX_OUTPUT_TOKENS',
    );
  });

  it('names a variable that is missing', () => {
    expect(() => readEnvironment({}).tableName).toThrow('TABLE_NAME');
  });
});
