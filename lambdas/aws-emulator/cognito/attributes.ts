import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { invalidParameter, notAuthorized } from './errors.ts';
import type { PoolRecord, UserRecord } from './model.ts';

const STANDARD = new Set(
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number phone_number_verified picture preferred_username profile sub updated_at website zoneinfo'.split(
    ' ',
  ),
);
const LONGEST_VALUE = 2048;

/** A user's attributes by name. */
export type Attributes = Record<string, string>;

/** Who writes: users may not state that an address is verified. */
export type Writer = 'user' | 'admin';

/** The comparable form of an e-mail address. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

const schemaError = (text: string) => invalidParameter(`Attributes did not conform to the schema: ${text}`);

function schemaOf(pool: PoolRecord, name: string) {
  const own = pool.config.Schema?.find((entry) =>
    [entry.Name, `custom:${entry.Name}`].some((candidate) => candidate === name),
  );
  if (!own && !STANDARD.has(name)) throw schemaError(`Type for attribute {${name}} could not be determined`);
  return own;
}

function checkValue(pool: PoolRecord, name: string, value: string): void {
  const limits = schemaOf(pool, name)?.StringAttributeConstraints;
  if (value.length > Number(limits?.MaxLength ?? LONGEST_VALUE))
    throw schemaError(
      `${name}: String must be no longer than ${limits?.MaxLength ?? LONGEST_VALUE} characters`,
    );
  if (value.length < Number(limits?.MinLength ?? 0))
    throw schemaError(`${name}: String must be no shorter than ${limits?.MinLength} characters`);
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
  if (name.endsWith('_verified') && value !== 'true' && value !== 'false')
    throw schemaError(`${name}: must be true or false`);
}

/** A request's attributes by name, checked against the pool's schema. */
export function readAttributes(
  pool: PoolRecord,
  list: AttributeType[] | undefined,
  writer: Writer,
): Attributes {
  const attributes: Attributes = {};
  for (const { Name, Value } of list ?? []) {
    if (typeof Name !== 'string' || Name === '')
      throw invalidParameter(
        "1 validation error detected: Value null at 'userAttributes.1.member.name' failed to satisfy constraint: Member must not be null",
      );
    const value = String(Value ?? '');
    if (Name === 'sub') throw invalidParameter('user.sub: Attribute cannot be updated.');
    if (writer === 'user' && Name.endsWith('_verified'))
      throw notAuthorized('A client attempted to write unauthorized attribute');
    checkValue(pool, Name, value);
    attributes[Name] = value;
  }
  return attributes;
}

/** Throws for an attribute that the pool's schema requires and that a new user lacks. */
export function checkRequired(pool: PoolRecord, attributes: Attributes): void {
  for (const { Name, Required } of pool.config.Schema ?? []) {
    if (Name && Required && attributes[Name] === undefined)
      throw schemaError(`${Name}: The attribute is required`);
  }
}

/** Throws for an attribute that the pool's schema makes immutable. */
export function checkMutable(pool: PoolRecord, attributes: Attributes): void {
  for (const name of Object.keys(attributes)) {
    if (schemaOf(pool, name)?.Mutable === false)
      throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
  }
}

/** The address of a new user: the user name, which an `email` attribute may only repeat. */
export function emailOf(username: string, attributes: Attributes): string {
  if (!isEmail(username)) throw invalidParameter('Username should be an email.');
  if (attributes.email !== undefined && normalizeEmail(attributes.email) !== normalizeEmail(username))
    throw invalidParameter('The email attribute must be the same as the user name.');
  return attributes.email ?? username;
}

/** A user's attributes as requests and answers carry them; with names, only those. */
export function attributeList(user: UserRecord, names?: string[]): AttributeType[] {
  return Object.entries({ sub: user.sub, ...user.attributes })
    .filter(([name]) => !names || names.includes(name))
    .map(([Name, Value]) => ({ Name, Value }));
}
