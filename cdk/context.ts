import type { Node } from 'constructs';
import { SynthProblem } from './problem.ts';

/** Returns a context value; undefined if it is missing or empty. Throws a SynthProblem unless it is text. */
export function text(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new SynthProblem(`The context value ${name} must be text.`);
  return value;
}

/** Returns a context value that is true or false. Throws a SynthProblem for another one. */
export function flag(node: Node, name: string, fallback: boolean): boolean {
  const value: unknown = node.tryGetContext(name) ?? fallback;
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new SynthProblem(`The context value ${name} must be true or false.`);
}

/** Whether a value is an email address. */
export const isAddress = (value: string): boolean => /^[^\s@<>,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);

/** Returns an email address. Throws a SynthProblem for another value. */
export function address(node: Node, name: string): string | undefined {
  const value = text(node, name);
  if (value === undefined || isAddress(value)) return value;
  throw new SynthProblem(
    `The context value ${name} must be an address such as support@example.com, not "${value}".`,
  );
}

/** Returns the full ARN of a secret, with the six characters at its end that Secrets Manager adds. */
export function secretArn<Name extends string>(node: Node, name: Name): { [N in Name]?: string } {
  const value = text(node, name);
  if (!value) return {};
  if (/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-\w{6}$/.test(value)) {
    return { [name]: value } as { [N in Name]?: string };
  }
  // Do not print the value: it may be the key.
  throw new SynthProblem(`The context value ${name} must be the ARN of a secret.`);
}

/** Returns the ARN of a table's stream, which contains the ARN of the table. */
export function tableStreamArn<Name extends string>(
  node: Node,
  name: Name,
  region: string,
): { [N in Name]?: string } {
  const value = text(node, name);
  if (value === undefined) return {};
  const [, found] =
    /^arn:aws:dynamodb:([a-z0-9-]+):\d{12}:table\/[\w.-]{3,255}\/stream\/[0-9T:.-]+$/.exec(value) ?? [];
  if (found === region) return { [name]: value } as { [N in Name]?: string };
  throw new SynthProblem(
    `The context value ${name} must be the ARN of a table's stream in ${region}, which \`npm run restore\` prints, not "${value}".`,
  );
}

/** Returns a whole number of at most twelve digits. Throws a SynthProblem for another value. */
export function wholeNumber<Name extends string>(node: Node, name: Name): { [N in Name]?: number } {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined || value === '') return {};
  const digits = typeof value === 'number' ? value.toString() : value;
  if (typeof digits === 'string' && /^\d{1,12}$/.test(digits))
    return { [name]: Number(value) } as { [N in Name]?: number };
  throw new SynthProblem(`The context value ${name} must be a whole number, not ${JSON.stringify(value)}.`);
}

/** Returns one of these values. Throws a SynthProblem for another one. */
export function oneOf<Value extends string>(
  node: Node,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const value = text(node, name);
  if (value === undefined) return undefined;
  const found = values.find((known) => known === value);
  if (!found) {
    throw new SynthProblem(`The context value ${name} must be ${values.join(' or ')}, not "${value}".`);
  }
  return found;
}
