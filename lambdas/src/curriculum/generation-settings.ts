import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { modelSettings, readApiKey, readCount } from '../platform/model/model-settings.ts';
import type { Drafter, Generator } from './generator.ts';

/** The limits of generating a course. */
export interface GenerationLimits {
  /** The time limit of a call to the generator, in milliseconds. */
  readonly callMs: number;
  /** The wait before the first retry of a call, in milliseconds; the next wait is three times as long. */
  readonly retryMs: number;
  /** The most time for all calls of a job, in milliseconds. */
  readonly jobMs: number;
  /** The most tokens for all calls of a job. */
  readonly tokens: number;
  /** The most tokens in one response, including thoughts. */
  readonly maxOutputTokens: number;
}

/** The settings of generating courses. */
export interface GenerationSettings {
  readonly generation: GenerationLimits;
}

/** Reads the settings of generating courses from environment variables. Reading an invalid one throws an error that names it. */
export function readGenerationSettings(variables: NodeJS.ProcessEnv): GenerationSettings {
  const count = (name: string, fallback: number) => readCount(variables, name, fallback);
  return {
    get generation() {
      return {
        callMs: count('GENERATION_CALL_SECONDS', 90) * 1000,
        retryMs: count('GENERATION_RETRY_SECONDS', 5) * 1000,
        jobMs: count('GENERATION_JOB_SECONDS', 1800) * 1000,
        tokens: count('GENERATION_JOB_TOKENS', 315_000),
        maxOutputTokens: count('GEMINI_MAX_OUTPUT_TOKENS', 16_384),
      };
    },
  };
}

let current: GenerationSettings | undefined;
/** Returns the settings of this process. The first call reads them. */
export const generationSettings = (): GenerationSettings => (current ??= readGenerationSettings(process.env));

/** The generator that needs no model: it fills templates with the facts of a course, and costs nothing. */
const offline: Generator = {
  name: 'offline',
  model: null,
  async writeOutline(facts) {
    const { composeOutline } = await import('./offline-generator.ts');
    return { value: composeOutline(facts), tokens: 0 };
  },
  async writeLesson(facts, _outline, place) {
    const { composeLesson } = await import('./offline-generator.ts');
    return { value: composeLesson(facts, place), tokens: 0 };
  },
  async writeQuestions(facts, _outline, { at }) {
    const { composeQuestions } = await import('./offline-generator.ts');
    return { value: composeQuestions(facts, at), tokens: 0 };
  },
};

/** Returns the configured generator and its model. */
export function generatorInUse(): Pick<Provenance, 'generator' | 'model'> {
  const { gemini } = modelSettings();
  return gemini
    ? { generator: 'gemini', model: gemini.model }
    : { generator: offline.name, model: offline.model };
}

let gemini: Drafter | undefined;

/**
 * Returns the generator that writes courses: Gemini if its key is configured, else the offline generator. The key is
 * read once. Throws if it cannot be read.
 */
export async function chooseGenerator(): Promise<Generator> {
  return (await chooseDrafter()) ?? offline;
}

/** Returns the generator that drafts in the course editor; undefined without a model. Throws if its key cannot be read. */
export async function chooseDrafter(): Promise<Drafter | undefined> {
  const access = modelSettings().gemini;
  if (!access || gemini) return access && gemini;
  // The client is most of the bundle, so it is loaded only to generate courses.
  const { createGemini } = await import('./gemini.ts');
  const { maxOutputTokens } = generationSettings().generation;
  gemini = createGemini({ ...access, apiKey: await readApiKey(access), maxOutputTokens });
  return gemini;
}
