import { expect, it } from 'vitest';
import { readModelSettings } from './model-settings.ts';

it('Gemini’s key is read from a variable on a laptop, and only from a secret in AWS', () => {
  const usual = { model: 'gemini-3.8-flash', baseUrl: undefined };
  const key = { GEMINI_API_KEY: 'k' };
  const deployed = { AWS_LAMBDA_FUNCTION_NAME: 'f' };
  expect(readModelSettings({}).gemini).toBeUndefined();
  expect(readModelSettings(key).gemini).toMatchObject({ ...usual, apiKey: 'k' });
  expect(readModelSettings({ ...key, ...deployed }).gemini).toBeUndefined();
  expect(readModelSettings({ ...key, ...deployed, GEMINI_KEY_SECRET: 'arn' }).gemini).toEqual({
    ...usual,
    apiKey: undefined,
    keySecret: 'arn',
  });
  expect(readModelSettings({ ...key, GEMINI_MODEL: 'm', GEMINI_BASE_URL: 'http://b' }).gemini).toMatchObject({
    model: 'm',
    baseUrl: 'http://b',
  });
});

it('a budget that is no number is named', () => {
  expect(readModelSettings({}).dailyTokens).toBe(3_000_000);
  expect(() => readModelSettings({ GENERATION_DAILY_TOKENS: 'many' }).dailyTokens).toThrow(
    'GENERATION_DAILY_TOKENS',
  );
});
