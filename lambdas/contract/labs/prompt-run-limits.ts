/** The limits of running prompts. */
export const promptRunLimits = {
  /** The calls of the model for a learner in a UTC day; each case is one. */
  callsPerDay: 20,
  /** The characters of an output. */
  output: 8000,
  /** The runs of a learner that are kept for each block. */
  kept: 20,
} as const;
