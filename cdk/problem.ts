/** A reason not to synthesize: its message is the one sentence that a person reads. */
export class SynthProblem extends Error {
  override name = 'SynthProblem';
}
