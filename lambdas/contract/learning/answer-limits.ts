const tooLong = 'An answer can have at most 10,000 characters. Shorten it; your text stays here until then.';

/** The limits of a learner's answer in a block, with their messages. */
export const answerLimits = {
  text: { max: 10_000, invalid: tooLong },
  ids: 60,
  columns: 10,
  rows: 60,
  /** The characters of the whole answer as JSON, with the escapes and names of its parts. */
  stored: { max: 20_000, tooLong },
  /** The number of earlier versions that are kept. */
  earlier: 5,
} as const;
