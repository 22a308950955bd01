/** A change of one file that a user or an operator would notice, and the tests that must notice it first. */
export interface Fault {
  id: string;
  /** What goes wrong, in one sentence. */
  what: string;
  /** The file, from the repository's root. */
  file: string;
  /** The text to replace; it occurs once in the file. */
  find: string;
  replace: string;
  /**
   * Parts of `npm test` that should fail, as arguments of `tests/run.ts`: `unit:lambdas/src/learning`, or with a
   * required step: `build unit:app/publish`. They run one after another until one fails.
   */
  tests: readonly string[];
  /** Parts of the full run that should fail. */
  full?: readonly string[];
}
