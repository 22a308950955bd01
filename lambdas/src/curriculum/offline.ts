import type { Generator } from './generator.ts';
import { composeLesson } from './offline-lessons.ts';
import { composeOutline } from './offline-outline.ts';

/** Writes a plain first draft from a course's own facts with templates of ours. It uses no model and costs nothing. */
export const offline: Generator = {
  name: 'offline',
  model: null,
  writeOutline: async (facts) => ({ value: composeOutline(facts), tokens: 0 }),
  writeLesson: async (facts, _outline, place) => ({ value: composeLesson(facts, place), tokens: 0 }),
};
