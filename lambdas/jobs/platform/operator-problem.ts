/** A command that cannot run as given. Its message is the only line that is printed. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}
