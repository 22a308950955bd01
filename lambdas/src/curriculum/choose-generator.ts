import type { Provenance } from '../../contract/catalog.ts';
import { environment } from '../platform/environment.ts';
import { readSecret } from './secret.ts';
import type { Generator } from './generator.ts';
import { composeLesson } from './offline-lessons.ts';
import { composeOutline } from './offline-outline.ts';

/** What an answer of Gemini may weigh on the wire, in bytes: many times the longest lesson that is taken. */
const maxResponseBytes = 1_000_000;

/** The generator that needs no model: it fills templates with the facts of a course, and costs nothing. */
const offline: Generator = {
  name: 'offline',
  model: null,
  writeOutline: async (facts) => ({ value: composeOutline(facts), tokens: 0 }),
  writeLesson: async (facts, _outline, place) => ({ value: composeLesson(facts, place), tokens: 0 }),
};

/** Who writes now, and with which model, as the settings have it. */
export function generatorInUse(): Pick<Provenance, 'generator' | 'model'> {
  const { gemini } = environment();
  return gemini
    ? { generator: 'gemini', model: gemini.model }
    : { generator: offline.name, model: offline.model };
}

let gemini: Generator | undefined;

/**
 * Who writes courses: a model where its key is configured, else our templates. The key is read once. Throws when it
 * cannot be read.
 */
export async function chooseGenerator(): Promise<Generator> {
  const access = environment().gemini;
  if (!access) return offline;
  if (gemini) return gemini;
  const { apiKey, keySecret, ...settings } = access;
  // Only who writes loads the client: it is the most of the bundle.
  const { createGemini } = await import('./gemini.ts');
  gemini = createGemini({ ...settings, apiKey: apiKey ?? (await readSecret(keySecret)), maxResponseBytes });
  return gemini;
}
