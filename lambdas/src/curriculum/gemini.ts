import { callGemini, type GeminiKey } from '../platform/model/gemini.ts';
import {
  instructions,
  lessonRequest,
  lessonSchemaOf,
  moduleRequest,
  moduleSchema,
  outlineRequest,
  outlineSchema,
  questionsRequest,
  questionsSchema,
} from './gemini-prompts.ts';
import type { CallOptions, Drafter, Generated } from './generator.ts';

/** The settings of the Gemini generator. */
export interface GeminiSettings extends GeminiKey {
  /** The most tokens in one response, including thoughts. */
  readonly maxOutputTokens: number;
}

/** Makes the generator that calls a Gemini model: one streamed call for the outline or the plan of a module, each lesson, and the questions of each module. */
export function createGemini(settings: GeminiSettings): Drafter {
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
    writeModule: async (facts, outline, wanted, options) =>
      write(moduleSchema, moduleRequest(facts, outline, wanted, options.reason), options),
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
