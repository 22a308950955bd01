/** Returns the structured lines of a platform's output. */
export const structuredLines = (output: string): string[] =>
  output.split('\n').filter((line) => line.startsWith('{'));

/** An email address, a token, an IPv4 address, and the passwords of the tests: none may be in a log line. */
const secrets = [
  /[\w.+-]+@[\w-]+\.\w/,
  // With the first dot, because a hash can contain the letters.
  /eyJ[\w-]{10,}\./,
  /(?<![\d.])(\d{1,3}\.){3}\d{1,3}(?![\d.])/,
  /test-password|(learner|moderator|admin)-demo/,
];

/** Returns the structured lines of a platform's output that contain what no line may contain. */
export const revealingLines = (output: string): string[] =>
  structuredLines(output).filter((line) => secrets.some((secret) => secret.test(line)));
