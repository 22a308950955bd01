import { createGemini, type GeminiSettings } from '../../lambdas/src/curriculum/gemini.ts';
import type { CallOptions, CourseFacts, Outline } from '../../lambdas/src/curriculum/generator.ts';

/** The course in the conversation in `docs/gemini.md`. */
export const course: CourseFacts = {
  id: 'sample-course',
  title: 'Sample Course',
  description: 'A sample description.',
  duration: '4 weeks',
  level: 'Beginner',
  track: 'Operations',
  highlights: [],
};

export const outline: Outline = {
  learning_outcomes: ['Check a sample'],
  prerequisites: [],
  target_roles: [],
  modules: [
    {
      week: 'Week 1',
      title: 'First samples',
      topics: ['What a sample is'],
      deliverables: ['A sample worksheet'],
      lessons: ['Read a sample', 'Check a sample'],
    },
  ],
};

/** The position of its last lesson. */
export const place = { module: 0, lesson: 1 };

export const apiKey = 'sample-key-0123456789';

/** Creates a generator that calls the API at a base URL. */
export const createGenerator = (baseUrl: string, settings: Partial<GeminiSettings> = {}) =>
  createGemini({
    apiKey,
    baseUrl,
    model: 'sample-model',
    maxOutputTokens: 1000,
    ...settings,
  });

/** Returns the options of a call without a time limit. */
export const ask = (reason?: string): CallOptions => ({ reason, signal: new AbortController().signal });
