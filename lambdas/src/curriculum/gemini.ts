import { callGemini, type GeminiKey } from '../platform/model/gemini.ts';
import {
  instructions,
  lessonRequest,
  lessonSchemaOf,
  outlineRequest,
  outlineSchema,
  questionsRequest,
  questionsSchema,
} from './gemini-prompts.ts';
import type { CallOptions, Generated, Generator } from './generator.ts';

/** The settings of the Gemini generator. */
export interface GeminiSettings extends GeminiKey {
  /** The most tokens in one response, including thoughts. */
  readonly maxOutputTokens: number;
}

/** Makes the generator that calls a Gemini model: one streamed call for the outline, each lesson, and the questions of each module. */
export function createGemini(settings: GeminiSettings): Generator {
  const { maxOutputTokens } = settings;
  const write = (schema: object, request: string, { signal }: CallOptions): Promise<Generated<unknown>> =>
    callGemini(settings, {
      instructions,
      parts: [request],
      schema,
      maxOutputTokens,
      signal,
      read: JSON.parse,
    });
  return {
    name: 'gemini',
    model: settings.model,
    writeOutline: async (facts, options) =>
      write(outlineSchema, outlineRequest(facts, options.reason), options),
    writeLesson: async (facts, outline, place, options) =>
      write(
        lessonSchemaOf(facts, outline, place),
        lessonRequest(facts, outline, place, options.reason),
        options,
      ),
    writeQuestions: async (facts, outline, module, options) =>
      write(questionsSchema, questionsRequest(facts, outline, module, options.reason), options),
  };
}
