/** A reason not to synthesize. `synth` prints its message without a stack trace. */
export class SynthProblem extends Error {
  override name = 'SynthProblem';
}
