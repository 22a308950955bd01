const text = (description: string) => ({ type: 'string', description }) as const;
const texts = (description: string) => ({ type: 'array', description, items: { type: 'string' } }) as const;

/**
 * The JSON schema of an `Outline`. The prompt contains the limits on numbers and lengths, and `rules.ts` checks them,
 * because the API refuses schemas with too many limits.
 */
export const outlineSchema = {
  type: 'object',
  properties: {
    learning_outcomes: texts('What a learner can do afterwards, a sentence each'),
    prerequisites: texts('What a learner needs before the first lesson'),
    target_roles: texts('The kinds of jobs the course is for'),
    modules: {
      type: 'array',
      description: 'The modules in their order',
      items: {
        type: 'object',
        properties: {
          week: text('Its week or weeks, as Week 1 or Weeks 2-3'),
          title: text('Its title'),
          topics: texts('What it covers, a few words each'),
          deliverables: texts('What the learner makes in it'),
          lessons: texts('The titles of its lessons in their order'),
        },
        required: ['week', 'title', 'topics', 'deliverables', 'lessons'],
      },
    },
  },
  required: ['learning_outcomes', 'prerequisites', 'target_roles', 'modules'],
} as const;

/** The JSON schema of a lesson; `content` is its HTML. */
export const lessonSchema = {
  type: 'object',
  properties: { content: text('The lesson as HTML') },
  required: ['content'],
} as const;
