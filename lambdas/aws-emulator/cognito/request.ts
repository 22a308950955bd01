import { ServiceError } from '../json-service.ts';
import type { Input, OperationName } from './operations/calls.ts';
import { invalidParameter, notImplemented } from './pool/errors.ts';
import { CONSTRAINTS, type Constraint, REQUESTS } from './request-schema.ts';

/** Whether an operation is implemented. */
export const isOperationName = (name: string): name is OperationName => Object.hasOwn(REQUESTS, name);

function hasType(value: unknown, type: Constraint['type']): boolean {
  switch (type) {
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

function lengthRule(value: string, { min, max }: Constraint): string | undefined {
  const length = Array.from(value).length;
  if (max !== undefined && length > max) return `Member must have length less than or equal to ${max}`;
  if (min !== undefined && length < min) return `Member must have length greater than or equal to ${min}`;
  return undefined;
}

function brokenRule(value: unknown, constraint: Constraint): string | undefined {
  const { pattern, test, values } = constraint;
  if (typeof value !== 'string') return undefined;
  const length = lengthRule(value, constraint);
  if (length) return length;
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
 * Validates a request. Throws `SerializationException` for a wrong type, `InvalidParameterException` with every broken
 * constraint, and `Not implemented here` for an unsupported parameter.
 */
export function parseRequest<N extends OperationName>(name: N, body: unknown): Input<N> {
  if (!hasType(body, 'structure'))
    throw new ServiceError('SerializationException', 'The body must be a JSON object.');
  const members = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== null);
  const { required, optional } = REQUESTS[name];
  for (const [member, value] of members) {
    if (!required.includes(member) && !optional.includes(member))
      throw notImplemented(`the parameter ${member} of ${name}`);
    const constraint = CONSTRAINTS[member];
    if (constraint && !hasType(value, constraint.type))
      throw new ServiceError('SerializationException', `${member} must be a ${constraint.type ?? 'string'}.`);
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
