import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { generationSettings } from './generation-settings.ts';
import { readSecret } from '../platform/secret.ts';
import type { Generator } from './generator.ts';

/** The largest response of Gemini in bytes: many times the longest lesson that is accepted. */
const maxResponseBytes = 1_000_000;

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
};

/** Returns the configured generator and its model. */
export function generatorInUse(): Pick<Provenance, 'generator' | 'model'> {
  const { gemini } = generationSettings();
  return gemini
    ? { generator: 'gemini', model: gemini.model }
    : { generator: offline.name, model: offline.model };
}

let gemini: Generator | undefined;

/**
 * Returns the generator that writes courses: Gemini if its key is configured, else the offline generator. The key is
 * read once. Throws if it cannot be read.
 */
export async function chooseGenerator(): Promise<Generator> {
  const access = generationSettings().gemini;
  if (!access) return offline;
  if (gemini) return gemini;
  const { apiKey, keySecret, ...settings } = access;
  // The client is most of the bundle, so it is loaded only to generate courses.
  const { createGemini } = await import('./gemini.ts');
  gemini = createGemini({ ...settings, apiKey: apiKey ?? (await readSecret(keySecret)), maxResponseBytes });
  return gemini;
}
