import type { CallName, Input } from './calls.ts';
import { CognitoError, invalidParameter, notImplemented } from './errors.ts';
import { CONSTRAINTS, type Constraint, REQUESTS } from './request-schema.ts';

/** Whether a name is an implemented operation's. */
export const isCallName = (name: string): name is CallName => Object.hasOwn(REQUESTS, name);

function typeHolds(value: unknown, type: Constraint['type']): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'structure':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}

function rangeRule(value: unknown, { min, max }: Constraint): string | undefined {
  const text = typeof value === 'string';
  const size =
    typeof value === 'string' ? Array.from(value).length : typeof value === 'number' ? value : undefined;
  if (size === undefined) return undefined;
  const member = text ? 'Member must have length' : 'Member must have value';
  if (max !== undefined && size > max) return `${member} less than or equal to ${max}`;
  if (min !== undefined && size < min) return `${member} greater than or equal to ${min}`;
  return undefined;
}

function brokenRule(value: unknown, constraint: Constraint): string | undefined {
  const { pattern, test, values } = constraint;
  const range = rangeRule(value, constraint);
  if (range) return range;
  if (typeof value !== 'string') return undefined;
  const expression = test ?? (pattern ? new RegExp(`^(?:${pattern})$`, 'u') : undefined);
  if (pattern && !expression?.test(value))
    return `Member must satisfy regular expression pattern: ${pattern}`;
  if (values && !values.includes(value)) return `Member must satisfy enum value set: [${values.join(', ')}]`;
  return undefined;
}

function memberError(name: string, value: unknown): string | undefined {
  const constraint = CONSTRAINTS[name];
  if (!constraint) return undefined;
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  const rule = brokenRule(value, constraint);
  if (!rule) return undefined;
  const shown = constraint.secret ? 'Value' : `Value '${String(value)}'`;
  return `${shown} at '${member}' failed to satisfy constraint: ${rule}`;
}

/**
 * A request's body as the operation's input. Throws as Cognito does: `SerializationException` for a wrong type,
 * `InvalidParameterException` with every broken constraint, and `Not implemented here` for a parameter whose
 * effect is not known to the emulator.
 */
export function parseRequest<N extends CallName>(name: N, body: unknown): Input<N> {
  if (!typeHolds(body, 'structure'))
    throw new CognitoError('SerializationException', 'The body must be a JSON object.');
  const members = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== null);
  const { required, optional } = REQUESTS[name];
  for (const [member, value] of members) {
    if (!required.includes(member) && !optional.includes(member))
      throw notImplemented(`the parameter ${member} of ${name}`);
    const constraint = CONSTRAINTS[member];
    if (constraint && !typeHolds(value, constraint.type))
      throw new CognitoError('SerializationException', `${member} must be a ${constraint.type ?? 'string'}.`);
  }
  const given = new Set(members.map(([member]) => member));
  const errors = [
    ...required
      .filter((member) => !given.has(member))
      .map(
        (member) =>
          `Value null at '${member.charAt(0).toLowerCase()}${member.slice(1)}' failed to satisfy constraint: Member must not be null`,
      ),
    ...members.map(([member, value]) => memberError(member, value)).filter((error) => error !== undefined),
  ];
  if (errors.length > 0)
    throw invalidParameter(
      `${errors.length} validation error${errors.length > 1 ? 's' : ''} detected: ${errors.join('; ')}`,
    );
  return Object.fromEntries(members) as Input<N>;
}
