/** What an author can require of a prompt: a reader, a form, a length, its source, what to do without an answer, and privacy. */
export const promptCriteria = ['audience', 'form', 'length', 'source', 'silence', 'privacy'] as const;
export type PromptCriterion = (typeof promptCriteria)[number];
