import { expect, it } from 'vitest';
import { readGenerationSettings } from './generation-settings.ts';

it('a limit of generating courses that is no number is named', () => {
  expect(readGenerationSettings({}).generation.maxOutputTokens).toBe(16_384);
  expect(() => readGenerationSettings({ GEMINI_MAX_OUTPUT_TOKENS: 'many' }).generation).toThrow(
    'GEMINI_MAX_OUTPUT_TOKENS',
  );
});
