import { describe, expect, it } from 'vitest';
import { readGenerationSettings } from './generation-settings.ts';

describe('the settings of generating courses', () => {
  it('reads Gemini’s key from a variable on a laptop, and only from a secret in AWS', () => {
    const usual = { model: 'gemini-3.8-flash', baseUrl: undefined, maxOutputTokens: 16_384 };
    const key = { GEMINI_API_KEY: 'k' };
    const deployed = { AWS_LAMBDA_FUNCTION_NAME: 'f' };
    expect(readGenerationSettings({}).gemini).toBeUndefined();
    expect(readGenerationSettings(key).gemini).toMatchObject({ ...usual, apiKey: 'k' });
    expect(readGenerationSettings({ ...key, ...deployed }).gemini).toBeUndefined();
    expect(readGenerationSettings({ ...key, ...deployed, GEMINI_KEY_SECRET: 'arn' }).gemini).toEqual({
      ...usual,
      apiKey: undefined,
      keySecret: 'arn',
    });
    expect(
      readGenerationSettings({ ...key, GEMINI_MODEL: 'm', GEMINI_BASE_URL: 'http://b' }).gemini,
    ).toMatchObject({
      model: 'm',
      baseUrl: 'http://b',
    });
    expect(() => readGenerationSettings({ ...key, GEMINI_MAX_OUTPUT_TOKENS: 'many' }).gemini).toThrow(
      'GEMINI_MAX_OUTPUT_TOKENS',
    );
  });
});
